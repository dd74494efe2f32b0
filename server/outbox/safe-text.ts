import { unsafeInOneLine } from "#contract/line-breaking.ts";

/** A text as one line of at most `longest` characters, so that it cannot begin another header or labelled line. */
export function headerLine(text: string, longest: number): string {
  const line = text.toWellFormed().replace(unsafeInOneLine, " ").trim();
  const characters = [...line];
  return characters.length <= longest ? line : `${characters.slice(0, longest - 1).join("")}…`;
}

/** A text without control characters but line breaks and tabs. */
export function plainText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]+/gu, "");
}
