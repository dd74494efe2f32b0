import { wordPattern } from "#contract/domain/word-edges.ts";
import type { BoxKind, Size } from "../packing/box.ts";
import { handlingWords } from "./load-words.ts";

/** How goods have to be loaded, with the words of the phrase that say so: "sofa". */
export interface Handling extends Pick<BoxKind, "upright" | "nothingOnTop"> {
  readonly uprightGoods: string | undefined;
  readonly fragileGoods: string | undefined;
  /** The goods' size, with its height upwards. */
  readonly size: Size;
}

const { lying, standing, upright, nothingOnTop } = handlingWords;
const patterns = {
  lying: wordPattern(lying),
  standing: wordPattern(standing),
  upright: wordPattern(upright),
  nothingOnTop: wordPattern(nothingOnTop),
};

/**
 * How goods of this size have to be loaded. A sofa stays on its feet and a fridge upright, whichever of their sides was
 * typed last.
 *
 * @param phrase about the goods, in lower case
 */
export function handlingOf(phrase: string, size: Size): Handling {
  const [lies] = patterns.lying.exec(phrase) ?? [];
  const [stands] = patterns.standing.exec(phrase) ?? [];
  const [marked] = patterns.upright.exec(phrase) ?? [];
  const [fragileGoods] = patterns.nothingOnTop.exec(phrase) ?? [];
  const uprightGoods = lies ?? stands ?? marked;
  return {
    upright: uprightGoods !== undefined,
    nothingOnTop: fragileGoods !== undefined,
    uprightGoods,
    fragileGoods,
    size: lies ? withLongest("length", size) : stands ? withLongest("height", size) : size,
  };
}

/** The size with its longest side in this direction. */
function withLongest(direction: "length" | "height", size: Size): Size {
  const longest = (["height", "length", "width"] as const).reduce((one, other) =>
    size[other] > size[one] ? other : one,
  );
  if (size[direction] === size[longest]) return size;
  return { ...size, [direction]: size[longest], [longest]: size[direction] };
}
