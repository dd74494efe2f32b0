/**
 * Packs boxes into a load bed. Lengths are whole numbers of any one unit, so that no rounding error decides anything.
 * The bed's corner is at 0, 0, 0; x runs along its length from the cab, y across its width, z upwards.
 *
 * Optimal packing is NP-hard, so this is a heuristic: it tries many strategies and keeps the best result. Its results
 * are always valid: no two boxes overlap, all are inside, and each box stands with its whole base on the floor or on
 * other boxes that carry something. A better arrangement may exist.
 */

import { type BoxKind, countOf, goesInto, orientationsOf, type PlacedBox, type Size } from "./box.ts";
import { randomNumbers, type Strategy, strategies } from "./strategies.ts";

/** A free space of the bed that can carry boxes on its whole floor. */
type Space = Omit<PlacedBox, "kindIndex">;

/** A block of equal boxes in the same orientation, with its number of rows in each direction. */
interface Block {
  readonly kindIndex: number;
  readonly box: Size;
  readonly rows: Size;
  readonly score: number;
}

/**
 * The fullest arrangement found; the same boxes always give the same one. All boxes fit if the result is as long as
 * the sum of the counts.
 */
export function pack(bed: Size, kinds: readonly BoxKind[]): readonly PlacedBox[] {
  const total = countOf(kinds);
  let best: readonly PlacedBox[] = [];
  let attempt = 0;
  for (const strategy of strategies(kinds)) {
    attempt += 1;
    const placed = packOnce(bed, kinds, strategy, randomNumbers(attempt));
    if (placed.length > best.length) best = placed;
    if (best.length === total) break;
  }
  return best;
}

function packOnce(
  bed: Size,
  kinds: readonly BoxKind[],
  strategy: Strategy,
  random: () => number,
): readonly PlacedBox[] {
  const orientations = kinds.map(orientationsOf);
  const left = kinds.map(({ count }) => count);
  const placed: PlacedBox[] = [];
  const spaces: Space[] = [{ x: 0, y: 0, z: 0, ...bed }];
  for (let space = spaces.pop(); space; space = spaces.pop()) {
    const block = chooseBlock(space, kinds, orientations, left, strategy, random);
    if (!block) continue;
    placeBlock(space, block, placed);
    left[block.kindIndex] =
      (left[block.kindIndex] ?? 0) - block.rows.length * block.rows.width * block.rows.height;
    for (const rest of restOf(space, block, strategy.cut)) addSpace(spaces, rest);
    if (!kinds[block.kindIndex]?.nothingOnTop) addSpace(spaces, spaceOn(space, block));
  }
  return placed;
}

/** The best block of the first kind, in the order of the strategy, that fits into the space. */
function chooseBlock(
  space: Space,
  kinds: readonly BoxKind[],
  orientations: readonly (readonly Size[])[],
  left: readonly number[],
  strategy: Strategy,
  random: () => number,
): Block | undefined {
  for (const kindIndex of strategy.order) {
    const count = left[kindIndex] ?? 0;
    if (count === 0) continue;
    let best: Block | undefined;
    for (const [orientation, box] of (orientations[kindIndex] ?? []).entries()) {
      if (!goesInto(space, box)) continue;
      const layers = kinds[kindIndex]?.nothingOnTop ? 1 : Math.floor(space.height / box.height);
      const rows = rowsIn(space, box, count, layers, strategy.growth);
      const preferredBonus = orientation === strategy.orientation ? 4 : 0;
      const score =
        preferredBonus + scoreOf(space, box, rows, strategy.goal) + strategy.randomness * random();
      if (!best || score > best.score) best = { kindIndex, box, rows, score };
    }
    if (best) return best;
  }
  return undefined;
}

/** As many rows in each direction as fit and as there are boxes for; upwards as many as there may be layers. */
function rowsIn(space: Size, box: Size, count: number, layers: number, growth: Strategy["growth"]): Size {
  const most = {
    length: Math.floor(space.length / box.length),
    width: Math.floor(space.width / box.width),
    height: layers,
  };
  const rows = { length: 1, width: 1, height: 1 };
  let available = count;
  for (const axis of growth) {
    rows[axis] = Math.min(most[axis], available);
    available = Math.floor(available / rows[axis]);
  }
  return rows;
}

/** From 0 to a little over 1: the share of the space, or of one of its faces, that the block fills. */
function scoreOf(space: Size, box: Size, rows: Size, goal: Strategy["goal"]): number {
  const length = (box.length * rows.length) / space.length;
  const width = (box.width * rows.width) / space.width;
  const height = (box.height * rows.height) / space.height;
  const volume = length * width * height;
  if (goal === "volume") return volume;
  // A full wall across the bed, or a full layer on its floor. Of two equal ones the larger block wins.
  return (goal === "wall" ? width * height : length * width) + volume / 8;
}

function placeBlock(space: Space, { kindIndex, box, rows }: Block, placed: PlacedBox[]): void {
  for (let i = 0; i < rows.length; i += 1) {
    for (let j = 0; j < rows.width; j += 1) {
      for (let k = 0; k < rows.height; k += 1) {
        const x = space.x + i * box.length;
        const y = space.y + j * box.width;
        const z = space.z + k * box.height;
        placed.push({ kindIndex, x, y, z, ...box });
      }
    }
  }
}

/**
 * The rest of a space around a block: towards the door and beside it. The parts do not overlap, and each can carry boxes
 * on its whole floor, as can `spaceOn`, which is added last and so filled first.
 */
function restOf(space: Space, { box, rows }: Block, cut: Strategy["cut"]): readonly Space[] {
  const length = box.length * rows.length;
  const width = box.width * rows.width;
  const along = cut === "along";
  return [
    {
      ...space,
      x: space.x + length,
      length: space.length - length,
      width: along ? width : space.width,
    },
    {
      ...space,
      y: space.y + width,
      length: along ? space.length : length,
      width: space.width - width,
    },
  ];
}

/** The space on top of a block. */
function spaceOn(space: Space, { box, rows }: Block): Space {
  const height = box.height * rows.height;
  return {
    ...space,
    z: space.z + height,
    length: box.length * rows.length,
    width: box.width * rows.width,
    height: space.height - height,
  };
}

/** Adds a space, merged with its neighbour where the two form one box. Empty spaces are left out. */
function addSpace(spaces: Space[], space: Space): void {
  if (space.length === 0 || space.width === 0 || space.height === 0) return;
  for (const [index, other] of spaces.entries()) {
    const merged = merge(space, other);
    if (!merged) continue;
    spaces.splice(index, 1);
    addSpace(spaces, merged);
    return;
  }
  spaces.push(space);
}

/**
 * Two spaces of the same floor that share a whole side, as one. All spaces reach up to the roof, so the heights are
 * equal.
 */
function merge(one: Space, other: Space): Space | undefined {
  if (one.z !== other.z) return undefined;
  if (one.y === other.y && one.width === other.width) {
    if (one.x + one.length === other.x) return { ...one, length: one.length + other.length };
    if (other.x + other.length === one.x) return { ...other, length: one.length + other.length };
  }
  if (one.x === other.x && one.length === other.length) {
    if (one.y + one.width === other.y) return { ...one, width: one.width + other.width };
    if (other.y + other.width === one.y) return { ...other, width: one.width + other.width };
  }
  return undefined;
}
