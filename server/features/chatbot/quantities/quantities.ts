import { inOneGo, takePieces, type WeightDoubt } from "./counts.ts";
import { takeDays, takeMinutes, takeTimes } from "./days.ts";
import { takeDistances } from "./distances.ts";
import type { Pieces } from "./goods-list.ts";
import {
  joinFeetAndInches,
  namedSides,
  namesSides,
  takeLengths,
  takeSides,
  withUnitsOfSides,
} from "./lengths.ts";
import { withDigits } from "./number-words.ts";
import { withoutPrepositions, withoutRestated, withoutSeats } from "./restated.ts";
import { type SizedGoods, sizedGoods } from "./sized-goods.ts";
import { numbersLeft, type Source, take } from "./source.ts";
import { units } from "./units.ts";
import { exceedsWeight, takeWeights } from "./weights.ts";

/** Numbers with units in a question, in the units that the site uses. */
export interface Quantities {
  /** In kilograms; "1 ton 200 kg" is one weight. Of loads that of one piece each. */
  readonly weights: readonly number[];
  /** Whether a load weighs more than that: "a little over 1,500 kg". */
  readonly isExceeded: boolean;
  /** In kilometres. */
  readonly distances: readonly number[];
  /** How often the distance is driven: 2 for there and back. */
  readonly legs: number;
  /** Set if several kinds of goods have all their sides: "a sofa 7x3x3 ft and a fridge 6x2.5x2.5 ft". */
  readonly goods?: SizedGoods | undefined;
  /** In feet: three sides, as they were given. A side that was not given is 0. */
  readonly sides: readonly [number, number, number] | undefined;
  /** Whether the third of them is named as the height: so it stands. */
  readonly isUpright: boolean;
  /** In feet: lengths by themselves, "9 ft long". */
  readonly lengths: readonly number[];
  readonly minutes: readonly number[];
  readonly days: readonly number[];
  /** How often something was done: "cancelled three bookings". */
  readonly times: readonly number[];
  /** How many boxes, bags or pieces. */
  readonly pieces: number | undefined;
  /** Counts together with the weight of one piece, of what travels together: "40 boxes of 20 kg and a machine of 300 kg". */
  readonly loads: readonly Pieces[];
  /** Set if a weight may be that of one piece or of all: "20 cartons 400 kg". */
  readonly doubt: WeightDoubt | undefined;
  /** Set if the text says what several pieces weigh together: "900 kg in 30 boxes". */
  readonly sum?: Pieces | undefined;
  /** Numbers of which nothing is said. */
  readonly bare: readonly number[];
}

/** Reads the numbers of a normalised question, one kind after the other: what one has taken is no other's. */
export function readQuantities(normalised: string): Quantities {
  const source: Source = { text: withoutRestated(withoutSeats(withDigits(withoutPrepositions(normalised)))) };
  joinFeetAndInches(source);
  const goods = sizedGoods(source.text);
  withUnitsOfSides(source);
  const written = takeSides(source);
  const isExceeded = exceedsWeight(source.text);
  const weights = takeWeights(source);
  const { distances, legs } = takeDistances(source);
  const upright = written ? undefined : namedSides(source);
  const all = takeLengths(source);
  // "Pipes of ten feet, will ten foot pipes go in?" says one length twice.
  const lengths = namesSides(normalised) ? all : [...new Set(all)];
  // Of money nothing is worked out, but neither is it a number by itself; "one trip", "a 20-litre can", "nine routes" and "two trucks" are none either.
  for (const unit of [units.rupees, units.litres, units.routes]) take(source, unit);
  const counted = [...take(source, units.rounds), ...take(source, units.vehicles)];
  const inSeveral = counted.some((count) => count > 1);
  const minutes = takeMinutes(source);
  const days = takeDays(source);
  const times = takeTimes(source);
  const isInOneGo = inOneGo.test(normalised);
  const { counts, loads, doubt } = takePieces(source, weights, inSeveral, isInOneGo);
  const named = upright ?? sidesOf(lengths);
  return {
    weights: loads.length > 0 ? loads.map(({ weight }) => weight) : weights,
    isExceeded: isExceeded && weights.length === 1,
    distances,
    legs,
    ...(goods && { goods }),
    sides: written ?? named,
    isUpright: upright !== undefined,
    lengths: named && !written ? [] : lengths,
    minutes,
    days,
    times,
    pieces: counts[0],
    loads,
    doubt,
    bare: numbersLeft(source),
  };
}

/** "6 ft long, 4 ft wide and 3 ft high" are three sides, "7 ft long and 3 ft high" two; every way of turning is tried. */
function sidesOf([a, b, c = 0, ...more]: readonly number[]): Quantities["sides"] {
  const areSides = a !== undefined && b !== undefined && more.length === 0;
  return areSides ? [a, b, c] : undefined;
}

/** Nobody asks whether a truck carries 20 kg, and no truck is asked to carry more. */
const likelyWeight = { from: 100, to: 20_000 };

/** In a longer message a number may be anything: a year, a house, a postal code. */
const longestWithLone = 12;

/** "Do all of them carry 1000?" means kilograms: of a load they are what a lone number counts. */
export function withLoneWeight(quantities: Quantities, words: readonly string[]): Quantities {
  const [lone, another] = quantities.bare;
  const { weights, distances, lengths, minutes, days, pieces, sides } = quantities;
  const others = weights.length + distances.length + lengths.length + minutes.length + days.length;
  if (lone === undefined || another !== undefined || others > 0 || pieces !== undefined || sides)
    return quantities;
  if (words.length > longestWithLone) return quantities;
  const isLikely = lone >= likelyWeight.from && lone <= likelyWeight.to;
  return isLikely ? { ...quantities, weights: [lone], bare: [] } : quantities;
}
