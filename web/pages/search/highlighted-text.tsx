import { escapePattern } from "#contract/escape-pattern.ts";

/** A text with its hits highlighted: whole words that begin with a searched word, as the search finds them. */
export function HighlightedText({ text, words }: { readonly text: string; readonly words: string }) {
  const patterns = words
    .split(/\s+/)
    .filter((word) => word !== "")
    .map(escapePattern);
  if (patterns.length === 0) return text;
  const pieces = text.split(
    new RegExp(`(?<![\\p{L}\\p{N}])((?:${patterns.join("|")})[\\p{L}\\p{N}]*)`, "iu"),
  );
  // Splitting by one group leaves plain text at even places and matches at odd ones.
  return pieces.map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no other identity than its place.
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
  );
}
