import { describe, expect, test } from "vitest";
import { holdsIdentityNumber, redact } from "./redact.ts";

describe("numbers of persons", () => {
  test.each([
    "9876543210",
    "+91 98765 43210",
    "098765-43210",
    "1234 5678 9012",
    "1234-5678-9012",
    "4111 1111 1111 1111",
    "९८७६५ ४३२१०",
    "੯੮੭੬੫੪੩੨੧੦",
    "asha.gill@example.com",
    "asha.gill@okbank",
  ])("%s is blacked out", (number) => {
    const text = redact(`call ${number} now`);
    expect(text).toMatch(/^call █+ now$/);
  });

  test.each([
    "1,400 kg",
    "60x40x40 cm",
    "10:00 AM to 8:00 PM",
    "2 x 1.5 x 1 ft, 20 kg",
    "Rs.10,000",
    "1500000 km",
    "20 boxes @ 5 kg",
  ])("%s stays", (figure) => {
    expect(redact(figure)).toBe(figure);
  });
});

test("an Aadhaar or card number is noticed, a phone number is not", () => {
  expect(holdsIdentityNumber("my aadhaar is 2345 6789 0123")).toBe(true);
  expect(holdsIdentityNumber("234567890123")).toBe(true);
  expect(holdsIdentityNumber("मेरा आधार २३४५ ६७८९ ०१२३")).toBe(true);
  expect(holdsIdentityNumber("4111 1111 1111 1111")).toBe(true);
  expect(holdsIdentityNumber("call +91 98765 43210")).toBe(false);
  expect(holdsIdentityNumber("98765 43210")).toBe(false);
  expect(holdsIdentityNumber("1,400 kg to Delhi")).toBe(false);
});
