import { describe, expect, it } from "vitest";
import { maskIdentity } from "./mask-identity.ts";

describe("what is kept of a message", () => {
  it.each([
    ["my aadhar is 234567890123.", "my aadhar is XXXX XXXX 0123."],
    ["2345 6789 0123", "XXXX XXXX 0123"],
    ["2345-6789-0123 and 3456 7890 1234", "XXXX XXXX 0123 and XXXX XXXX 1234"],
    ["आधार २३४५ ६७८९ ०१२३", "आधार XXXX XXXX ०१२३"],
    ["licence PB65 20110012345", "licence XXXX XXXX 2345"],
    ["DL-0420110149646", "XXXX XXXX 9646"],
  ])("has no identity number: %s", (text, kept) => {
    expect(maskIdentity(text)).toBe(kept);
  });

  it.each([
    "+91 98765 43210",
    "call +919876543210",
    "9876543210",
    "1,500,000 green km in 2026",
    "box 40 x 40 x 40, 12 pieces, 140160",
    "reference 1234567890123456",
  ])("has what is no identity number: %s", (text) => {
    expect(maskIdentity(text)).toBe(text);
  });
});
