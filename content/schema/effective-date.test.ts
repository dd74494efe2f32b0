import { expect, test } from "vitest";
import { privacyPolicy } from "../en/legal/privacy-policy.ts";
import { refundPolicy } from "../en/legal/refund-policy.ts";
import { terms } from "../en/legal/terms.ts";
import { trackkPolicy } from "../en/legal/trackk-policy.ts";
import { effectiveDateProblem } from "./effective-date.ts";
import { legalDocumentSchema } from "./legal.ts";

const noonInMohali = new Date("2026-11-22T12:00:00+05:30");

test.each([
  ["22 November 2026", undefined],
  ["1 January 2020", undefined],
  ["23 November 2026", /later than today/],
  ["1 December 2026", /later than today/],
  ["31 November 2026", /such as 20 November 2026/],
  ["2026-11-20", /such as 20 November 2026/],
  ["November 2026", /such as 20 November 2026/],
])("on 22 November 2026 the effective date %s: %s", (written, problem) => {
  const found = effectiveDateProblem(written, noonInMohali);
  if (problem) expect(found).toMatch(problem);
  else expect(found).toBeUndefined();
});

test("the day begins in India, not in Greenwich", () => {
  const justAfterMidnight = new Date("2026-11-22T00:10:00+05:30");
  expect(effectiveDateProblem("22 November 2026", justAfterMidnight)).toBeUndefined();
  const justBefore = new Date("2026-11-21T23:50:00+05:30");
  expect(effectiveDateProblem("22 November 2026", justBefore)).toMatch(/later than today/);
});

test.each([
  ["privacy", privacyPolicy],
  ["Trackk", trackkPolicy],
  ["terms", terms],
  ["refund", refundPolicy],
])("the %s document already applies, and the content check would say if it did not", (_name, document) => {
  expect(legalDocumentSchema.safeParse(document).error?.issues ?? []).toEqual([]);
  const announced = { ...document, effective: "1 January 9000" };
  expect(legalDocumentSchema.safeParse(announced).error?.issues[0]?.path).toEqual(["effective"]);
});
