import type { BoxKind, Size } from "./box.ts";

type Axis = keyof Size;

/** One way of going about it. The search tries many and keeps the best. */
export interface Strategy {
  /** The kinds, most urgent first: a space takes the first one of which any fits. */
  readonly order: readonly number[];
  /** The axis along which a block grows first, second, third. */
  readonly growth: readonly [Axis, Axis, Axis];
  /** Whether what is left of a floor is cut along the bed or across it. */
  readonly cut: "along" | "across";
  /** What makes one block better than another. */
  readonly goal: "volume" | "wall" | "layer";
  /** The way round that is taken whenever it fits; without it the goal alone decides. */
  readonly turn: number | undefined;
  /** How much chance has a say: 0 is none. */
  readonly chance: number;
}

const growths: readonly Strategy["growth"][] = [
  ["height", "width", "length"],
  ["width", "length", "height"],
  ["length", "height", "width"],
];
const cuts = ["across", "along"] as const;
const goals = ["wall", "volume", "layer"] as const;
/** After the orderly attempts, so many in which chance has a say. */
const luckyAttempts = 300;

/** The ways to go about it, from the most to the least promising. */
export function* strategies(kinds: readonly BoxKind[]): Generator<Strategy> {
  const orders = ordersOf(kinds);
  for (const turn of [undefined, 0, 1, 2, 3, 4, 5]) {
    for (const growth of growths) {
      for (const cut of cuts) {
        for (const goal of turn === undefined ? goals : goals.slice(0, 1)) {
          for (const order of turn === undefined ? orders : orders.slice(0, 1)) {
            yield { order, growth, cut, goal, turn, chance: 0 };
          }
        }
      }
    }
  }
  const random = randomNumbers(luckyAttempts);
  for (let attempt = 0; attempt < luckyAttempts; attempt += 1) {
    yield {
      order: attempt % 3 === 0 ? shuffled(orders[0] ?? [], random) : pick(orders, random),
      growth: pick(growths, random),
      cut: pick(cuts, random),
      goal: pick(goals, random),
      turn: undefined,
      chance: 0.15 + random() / 2,
    };
  }
}

/** The kinds by volume, by their longest side, by their largest face: the most awkward first. */
function ordersOf(kinds: readonly BoxKind[]): readonly (readonly number[])[] {
  const measures: readonly ((kind: BoxKind) => number)[] = [
    ({ size }) => size.length * size.width * size.height,
    ({ size }) => Math.max(size.length, size.width, size.height),
    ({ size }) => Math.max(size.length * size.width, size.length * size.height, size.width * size.height),
  ];
  const orders = measures.map((measure) => {
    const sizes = kinds.map(measure);
    return kinds.map((_, kind) => kind).sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0));
  });
  return [...new Map(orders.map((order) => [order.join(), order])).values()];
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

/** The same numbers from 0 to 1 for the same seed, on every machine: nobody's load may depend on luck. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
