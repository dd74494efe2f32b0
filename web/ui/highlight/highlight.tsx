interface HighlightProps {
  readonly text: string;
  /** What is marked, as its only group. Undefined: nothing is. */
  readonly pattern: RegExp | undefined;
}

/** A text in which each match of a pattern is marked. */
export function Highlight({ text, pattern }: HighlightProps) {
  if (!pattern) return text;
  // Splitting by one group leaves plain text at even places and matches at odd ones.
  return text.split(pattern).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other identity than its place
    index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
  );
}
