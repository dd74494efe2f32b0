import { wordPattern } from "#contract/words/word-edges.ts";
import type { BoxKind, Size } from "../packing/box.ts";
import { goodsWords } from "./goods-name.ts";
import { handlingWords } from "./load-words.ts";
import { postureIn } from "./posture.ts";

/** How goods have to be loaded. */
export interface Handling extends Pick<BoxKind, "upright" | "nothingOnTop"> {
  /** The word by which they are known, else what they are called; undefined if they are not named. */
  readonly name: string | undefined;
  /** The goods' size, with its height upwards. */
  readonly size: Size;
}

const { lying, standing, upright, nothingOnTop, notToStack } = handlingWords;
const patterns = {
  lying: wordPattern(lying),
  standing: wordPattern(standing),
  upright: wordPattern(upright),
  nothingOnTop: wordPattern(nothingOnTop),
  notToStack: wordPattern(notToStack),
};

/**
 * How goods of this size have to be loaded. A sofa stays on its feet and a fridge upright, whichever of their sides was
 * typed last; so does what "can't be laid flat".
 *
 * @param name the part of the phrase that names the goods, in lower case
 * @param phrase all that is said of them, in lower case
 */
export function handlingOf(name: string, phrase: string, size: Size): Handling {
  const posture = postureIn(phrase);
  const [lies] = patterns.lying.exec(name) ?? [];
  const [stands] = patterns.standing.exec(name) ?? [];
  const [fragile] = patterns.nothingOnTop.exec(name) ?? [];
  const isMarked = patterns.upright.test(phrase);
  const isNotStacked = patterns.notToStack.test(phrase);
  const isTall = stands !== undefined || (!lies && posture === "standing");
  const isUpright = posture !== "lying" && (lies !== undefined || isTall || isMarked);
  return {
    upright: isUpright,
    nothingOnTop: fragile !== undefined || isNotStacked,
    name: lies ?? stands ?? fragile ?? goodsName(name),
    size: !isUpright
      ? size
      : lies
        ? withLongest("length", size)
        : isTall
          ? withLongest("height", size)
          : size,
  };
}

/** Behind it goods are described, not named: "almirah that can't be laid flat". */
const description = wordPattern([
  "that",
  "which",
  "who",
  "jo",
  "jehra",
  "jehri",
  "jehre",
  "जो",
  "ਜੋ",
  "ਜਿਹੜਾ",
  "ਜਿਹੜੀ",
]);

/** The longest name that is kept, in characters: it stands in sentences. */
export const longestName = 40;

function goodsName(text: string): string | undefined {
  const [named = ""] = text.split(description);
  return goodsWords(named).join(" ").slice(0, longestName) || undefined;
}

/** The size with its longest side in this direction. */
function withLongest(direction: "length" | "height", size: Size): Size {
  const longest = (["height", "length", "width"] as const).reduce((one, other) =>
    size[other] > size[one] ? other : one,
  );
  if (size[direction] === size[longest]) return size;
  return { ...size, [direction]: size[longest], [longest]: size[direction] };
}
