import { type BoxKind, type Size, volumeOf } from "./box.ts";

type Axis = keyof Size;

/** One strategy of the search, which tries many and keeps the best result. */
export interface Strategy {
  /** The kinds by priority: a space takes the first kind that fits. */
  readonly order: readonly number[];
  /** The axes in which a block grows first, second and third. */
  readonly growth: readonly [Axis, Axis, Axis];
  /** Whether the rest of a floor is cut along the bed or across it. */
  readonly cut: "along" | "across";
  /** What the score of a block measures. */
  readonly goal: "volume" | "wall" | "layer";
  /** The orientation that is taken whenever it fits; undefined if the score alone decides. */
  readonly orientation: number | undefined;
  /** How much randomness is added to the score: 0 is none. */
  readonly randomness: number;
}

const growths: readonly Strategy["growth"][] = [
  ["height", "width", "length"],
  ["width", "length", "height"],
  ["length", "height", "width"],
];
const cuts = ["across", "along"] as const;
const goals = ["wall", "volume", "layer"] as const;
/** The number of random strategies after the systematic ones. */
const randomAttempts = 300;

/** The strategies, the most promising first. */
export function* strategies(kinds: readonly BoxKind[]): Generator<Strategy> {
  const orders = ordersOf(kinds);
  for (const orientation of [undefined, 0, 1, 2, 3, 4, 5]) {
    for (const growth of growths) {
      for (const cut of cuts) {
        for (const goal of orientation === undefined ? goals : goals.slice(0, 1)) {
          for (const order of orientation === undefined ? orders : orders.slice(0, 1)) {
            yield { order, growth, cut, goal, orientation, randomness: 0 };
          }
        }
      }
    }
  }
  const random = randomNumbers(randomAttempts);
  for (let attempt = 0; attempt < randomAttempts; attempt += 1) {
    yield {
      order: attempt % 3 === 0 ? shuffled(orders[0] ?? [], random) : pick(orders, random),
      growth: pick(growths, random),
      cut: pick(cuts, random),
      goal: pick(goals, random),
      orientation: undefined,
      randomness: 0.15 + random() / 2,
    };
  }
}

/** The kinds by volume, by longest side and by largest face: the most awkward first. */
function ordersOf(kinds: readonly BoxKind[]): readonly (readonly number[])[] {
  const measures: readonly ((kind: BoxKind) => number)[] = [
    ({ size }) => volumeOf(size),
    ({ size }) => Math.max(size.length, size.width, size.height),
    ({ size }) => Math.max(size.length * size.width, size.length * size.height, size.width * size.height),
  ];
  const orders = measures.map((measure) => {
    const sizes = kinds.map(measure);
    return kinds.map((_, kind) => kind).sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0));
  });
  // What takes nothing on top goes in last, on the others.
  const last = orders.map((order) =>
    order.toSorted((a, b) => Number(kinds[a]?.nothingOnTop) - Number(kinds[b]?.nothingOnTop)),
  );
  return [...new Map([...last, ...orders].map((order) => [order.join(), order])).values()];
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

function shuffled(items: readonly number[], random: () => number): readonly number[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/**
 * Pseudo-random numbers from 0 to 1. The same seed gives the same numbers on every machine, so the same load always
 * gets the same answer.
 */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
