import { lineBreaking } from "./line-breaking.ts";

/** The text in one line, without what breaks lines or cannot be stored; what is over the limit of characters is cut off. */
export function oneLine(text: string, limit: number): string {
  const plain = text.toWellFormed().replace(lineBreaking, " ").replace(/\s+/g, " ");
  return [...plain.trim()].slice(0, limit).join("").trimEnd();
}
