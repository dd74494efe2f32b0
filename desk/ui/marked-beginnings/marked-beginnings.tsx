import { termsPattern } from "#contract/desk/search-terms.ts";
import "./marked-beginnings.css";

export interface MarkedBeginningsProps {
  readonly text: string;
  /** What was searched for. */
  readonly terms: readonly string[];
}

/** A text in which the beginnings of words that were searched for are marked. */
export function MarkedBeginnings({ text, terms }: MarkedBeginningsProps) {
  if (terms.length === 0) return text;
  return text.split(termsPattern(terms)).map((part, index) =>
    // Every second part is a match. Another text has other parts, so none needs to keep its place.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
  );
}
