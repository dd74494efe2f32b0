import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const guide = readFileSync("docs/contributing/web.md", "utf8");
const named = [...guide.matchAll(/^ {2}\| `(\d+rem)` \|/gm)].map(([, width]) => width);

/** Two columns of a carousel below 1025 px (specification, section 9). */
const specified = ["1025px"];

test("layouts change only at the widths that the guide names", () => {
  expect(named).toHaveLength(9);
  const others = globSync("web/**/*.{css,ts,tsx}").flatMap((file) =>
    widthsIn(readFileSync(file, "utf8"))
      .filter((width) => ![...named, ...specified].includes(width))
      .map((width) => `${file}: ${width}`),
  );
  expect(others).toEqual([]);
});

/** The widths of a file's media queries, in styles and for `matchMedia`. */
function widthsIn(source: string): string[] {
  const conditions = source.match(/@media[^{]*|"\([^"]*(?:width|height)[^"]*\)"/g) ?? [];
  return conditions.flatMap((condition) =>
    [
      ...condition.matchAll(/(?:([\d.]+(?:rem|em|px)) <=? )?width(?: [<>]=? ([\d.]+(?:rem|em|px)))?/g),
    ].flatMap(([, from, to]) => [from, to].filter((width) => width !== undefined)),
  );
}
