import { expect, test } from "vitest";
import { maskIdentityNumbers, oneLine, plainText } from "./safe-text.ts";

test.each([
  ["Aadhar 736451928064.", "Aadhar XXXX XXXX 8064."],
  ["7364 5192 8064 and 7364-5192-8064", "XXXX XXXX 8064 and XXXX XXXX 8064"],
  ["७३६४ ५१९२ ८०६४", "XXXX XXXX ८०६४"],
  ["+919876500000", "+919876500000"],
  ["91 98765 00000", "91 98765 00000"],
  ["98765 00000, 140301", "98765 00000, 140301"],
  ["7364519280641", "7364519280641"],
])("an identity number in “%s” is masked", (text, masked) => {
  expect(maskIdentityNumbers(text)).toBe(masked);
});

test("a line stays one line, without characters that disguise it, and is not cut inside one", () => {
  expect(oneLine(" a\r\nb\u2028c\u0000d\u202ee ", 100)).toBe("a b c d e");
  expect(oneLine("ਸਤ ਸ੍ਰੀ ਅਕਾਲ", 100)).toBe("ਸਤ ਸ੍ਰੀ ਅਕਾਲ");
  expect(oneLine("🚚🚚🚚", 2)).toBe("🚚…");
});

test("a text keeps its lines and tabs and nothing else that is not printed", () => {
  expect(plainText("a\r\nb\rc\td\u0007\u001b[31me")).toBe("a\nb\nc\td[31me");
});
