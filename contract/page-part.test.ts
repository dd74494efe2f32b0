import { expect, test } from "vitest";
import { partIn } from "./page-part.ts";

test.each([
  ["/services/services2?at=plan", "plan"],
  ["#/services/services2?at=plan", "plan"],
  ["/refund-policy?at=cancelling#cancelling", "cancelling"],
  ["/contact-us?topic=refund&at=delivery", "delivery"],
  ["/contact-us?at=delivery&topic=refund", "delivery"],
  ["/services/services2?at=", undefined],
  ["/services/services2", undefined],
  ["/search?q=at=plan", undefined],
  ["/search?what=plan", undefined],
  ["/?quote", undefined],
  ["", undefined],
])("the part of the page in %s is %s", (address, part) => {
  expect(partIn(address)).toBe(part);
});
