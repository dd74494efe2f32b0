import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { masterNames, mastersFolder } from "../../art/list-pictures.ts";

/** The width at which edges are compared, in pixels: grain is gone, a vehicle's shape is not. */
const width = 640;
/** True pairs are at 0.73 and more. About's, when its night was from older models of the vehicles, was at 0.54. */
const leastAlike = 0.65;

/** How much brightness changes around each inner point. Lamps and lit windows count less than the many other edges. */
async function edgesOf(name: string): Promise<readonly number[]> {
  const { data, info } = await sharp(join(mastersFolder, `${name}.webp`))
    .removeAlpha()
    .resize({ width })
    .greyscale()
    .normalise()
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): number => data[y * info.width + x] ?? 0;
  const edges: number[] = [];
  for (let y = 1; y < info.height - 1; y++)
    for (let x = 1; x < info.width - 1; x++)
      edges.push(Math.sqrt(Math.hypot(at(x + 1, y) - at(x - 1, y), at(x, y + 1) - at(x, y - 1))));
  return edges;
}

/** The correlation of two pictures' edges: 1 for the same drawing in any light. */
function likeness(one: readonly number[], other: readonly number[]): number {
  const [oneMean, otherMean] = [one, other].map(
    (edges) => edges.reduce((sum, edge) => sum + edge) / edges.length,
  );
  let [both, ones, others] = [0, 0, 0];
  for (const [index, edge] of one.entries()) {
    const [a, b] = [edge - (oneMean ?? 0), (other[index] ?? 0) - (otherMean ?? 0)];
    both += a * b;
    ones += a * a;
    others += b * b;
  }
  return both / Math.sqrt(ones * others);
}

const nights = masterNames().filter((name) => name.endsWith("-dusk"));

test.each(nights)("%s shows what its day picture shows", async (night) => {
  const [dayEdges, nightEdges] = await Promise.all([night.replace(/-dusk$/, ""), night].map(edgesOf));
  expect(likeness(dayEdges ?? [], nightEdges ?? [])).toBeGreaterThan(leastAlike);
});
