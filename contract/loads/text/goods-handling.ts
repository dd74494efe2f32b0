import { wordPattern } from "#contract/domain/word-edges.ts";
import type { BoxKind, Size } from "../packing/box.ts";
import { handlingWords, noGoods } from "./load-words.ts";
import { withoutWeights } from "./piece-weight.ts";
import { postureIn } from "./posture.ts";

/** How goods have to be loaded, with the words of the phrase that say so: "sofa". */
export interface Handling extends Pick<BoxKind, "upright" | "nothingOnTop"> {
  readonly uprightGoods: string | undefined;
  readonly fragileGoods: string | undefined;
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
    uprightGoods: isUpright ? (lies ?? stands ?? goodsIn(name)) : undefined,
    fragileGoods: fragile ?? (isNotStacked ? goodsIn(name) : undefined),
    size: !isUpright
      ? size
      : lies
        ? withLongest("length", size)
        : isTall
          ? withLongest("height", size)
          : size,
  };
}

const remarks = new Set(noGoods);

/** What goods are called, in the words of the visitor; undefined if they are not named. */
function goodsIn(name: string): string | undefined {
  const words = withoutWeights(name).match(/[\p{L}\p{M}]{2,}/gu) ?? [];
  return words.filter((word) => !remarks.has(word)).join(" ") || undefined;
}

/** The size with its longest side in this direction. */
function withLongest(direction: "length" | "height", size: Size): Size {
  const longest = (["height", "length", "width"] as const).reduce((one, other) =>
    size[other] > size[one] ? other : one,
  );
  if (size[direction] === size[longest]) return size;
  return { ...size, [direction]: size[longest], [longest]: size[direction] };
}
