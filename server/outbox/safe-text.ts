/** Line breaks, other control characters, and what turns the direction of a text and so disguises it. */
const breaking = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** A text as one line, shortened to so many characters. In a header or a labelled line it cannot begin another. */
export function oneLine(text: string, longest: number): string {
  const line = text.replace(breaking, " ").trim();
  const characters = [...line];
  return characters.length <= longest ? line : `${characters.slice(0, longest - 1).join("")}…`;
}

/** A text of several lines without any other control character. */
export function plainText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]+/gu, "");
}
