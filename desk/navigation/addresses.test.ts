import { expect, test } from "vitest";
import { recordPath, screenPath } from "./addresses.ts";

test("an address holds the filters of its list, without the empty ones, the last of a name", () => {
  expect(screenPath("inbox")).toBe("/inbox");
  expect(screenPath("inbox", { status: "new,open", owner: "", q: undefined })).toBe(
    "/inbox?status=new%2Copen",
  );
  expect(screenPath("inbox", "status=done&q=sofa", { q: "two pallets" })).toBe(
    "/inbox?status=done&q=two+pallets",
  );
  expect(recordPath("applicant", "a/1", new URLSearchParams({ q: "x" }))).toBe("/applicants/a%2F1?q=x");
});
