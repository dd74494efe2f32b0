import type { ReactNode } from "react";

/** The text with its hyphenated words kept together: no line breaks inside "four-wheeler" or "200-250 km". */
export function unbroken(text: string): ReactNode {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    // Every second part is a match of the pattern.
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same word may come twice, and none ever moves.
      <span className="unbroken" key={index}>
        {part}
      </span>
    ),
  );
}
