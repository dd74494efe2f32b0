/** The text with every word of the query marked. Words are compared by their beginnings, as the search does. */
export function Highlight({ text, query }: { readonly text: string; readonly query: string }) {
  const words = query
    .split(/\s+/)
    .filter((word) => word !== "")
    .map(escapeForPattern);
  if (words.length === 0) return text;
  const pieces = text.split(new RegExp(`(?<![\\p{L}\\p{N}])((?:${words.join("|")})[\\p{L}\\p{N}]*)`, "iu"));
  // Splitting by one group leaves plain text at even places and matches at odd ones.
  return pieces.map((piece, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no other identity than its place.
    place % 2 === 1 ? <mark key={place}>{piece}</mark> : piece,
  );
}

function escapeForPattern(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}
