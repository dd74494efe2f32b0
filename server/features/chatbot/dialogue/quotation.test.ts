import { expect, test } from "vitest";
import { quotation } from "./quotation.ts";

test("a quotation is one line without signs of code, and ends where it gets long", () => {
  expect(quotation(" 300 kg,\n  Kharar to Mohali ")).toBe("300 kg, Kharar to Mohali");
  expect(quotation("<b>tiles</b> {phones} said “now”")).toBe("b tiles /b phones said now");
  expect(quotation("अ".repeat(300))).toBe(`${"अ".repeat(200)}…`);
});
