/** Line breaks, other control characters, and characters that change the direction of a text and so disguise it. */
const breaking = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** A text as one line of at most `longest` characters: it cannot start another header or labelled line. */
export function oneLine(text: string, longest: number): string {
  const line = text.replace(breaking, " ").trim();
  const characters = [...line];
  return characters.length <= longest ? line : `${characters.slice(0, longest - 1).join("")}…`;
}

/** A text of several lines without any other control character. */
export function plainText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]+/gu, "");
}
