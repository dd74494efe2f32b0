import type { ReactNode } from "react";

/** The text with its hyphened words kept whole: no line ends within "four-wheeler" or "200-250 km". */
export function unbroken(text: string): ReactNode {
  return text.split(/(\S+-\S+)/).map((part, place) =>
    // Every second part is what the pattern caught.
    place % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same word may come twice, and none ever moves.
      <span className="unbroken" key={place}>
        {part}
      </span>
    ),
  );
}
