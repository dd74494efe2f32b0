import { termsPattern } from "#contract/desk/search-terms.ts";
import "./marked.css";

export interface MarkedProps {
  readonly text: string;
  /** What was searched for. */
  readonly terms: readonly string[];
}

/** A text in which the beginnings of words that were searched for are marked. */
export function Marked({ text, terms }: MarkedProps) {
  if (terms.length === 0) return text;
  return text.split(termsPattern(terms)).map((part, index) =>
    // Every second part is a match. Another text has other parts, so none needs to keep its place.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
  );
}
