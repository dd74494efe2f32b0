import { unsafeInOneLine } from "./line-breaking.ts";

/** A text as one line of at most `limit` characters that can be stored; the rest is cut off. */
export function cleanLine(text: string, limit: number): string {
  const plain = text.toWellFormed().replace(unsafeInOneLine, " ").replace(/\s+/g, " ");
  return [...plain.trim()].slice(0, limit).join("").trimEnd();
}
