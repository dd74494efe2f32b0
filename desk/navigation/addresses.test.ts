import { expect, test } from "vitest";
import { recordPage, screenPage } from "./addresses.ts";

test("an address holds the filters of its list, without the empty ones, the last of a name", () => {
  expect(screenPage("inbox")).toBe("/inbox");
  expect(screenPage("inbox", { status: "new,open", owner: "", q: undefined })).toBe(
    "/inbox?status=new%2Copen",
  );
  expect(screenPage("inbox", "status=done&q=sofa", { q: "two pallets" })).toBe(
    "/inbox?status=done&q=two+pallets",
  );
  expect(recordPage("applicant", "a/1", new URLSearchParams({ q: "x" }))).toBe("/applicants/a%2F1?q=x");
});
