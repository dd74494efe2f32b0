import { expect, test } from "vitest";
import { headerLine, plainText } from "./safe-text.ts";

test("a line stays one line, without characters that disguise it, and is not cut inside one", () => {
  expect(headerLine(" a\r\nb\u2028c\u0000d\u202ee\u200ff ", 100)).toBe("a b c d e f");
  expect(headerLine("ਸਤ ਸ੍ਰੀ ਅਕਾਲ", 100)).toBe("ਸਤ ਸ੍ਰੀ ਅਕਾਲ");
  expect(headerLine("🚚🚚🚚", 2)).toBe("🚚…");
});

test("a text keeps its lines and tabs and nothing else that is not printed", () => {
  expect(plainText("a\r\nb\rc\td\u0007\u001b[31me")).toBe("a\nb\nc\td[31me");
});
