import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const guide = readFileSync("docs/contributing/web.md", "utf8");
const named = [...guide.matchAll(/^ {2}\| `(\d+rem)` \|/gm)].map(([, width]) => width);

/** Two columns of a carousel below 1025 px (specification, section 9). */
const specified = ["1025px"];

/** The header's other conditions, of phones, end here, in rem. */
const phone = 30;

test("layouts change only at the widths that the guide names", () => {
  expect(named).toHaveLength(9);
  const others = globSync("web/**/*.{css,ts,tsx}").flatMap((file) =>
    widthsIn(readFileSync(file, "utf8"))
      .filter((width) => ![...named, ...specified].includes(width))
      .map((width) => `${file}: ${width}`),
  );
  expect(others).toEqual([]);
});

test("the header's whole menu replaces its button at one width", () => {
  const [menuFrom] = widthsIn(readFileSync("web/shell/header.tsx", "utf8"));
  const styles = [...globSync("web/shell/header*.css"), "web/ui/search-form/search-form.css"];
  const found = styles.flatMap((file) =>
    widthsIn(readFileSync(file, "utf8"))
      .filter((width) => Number.parseFloat(width) > phone)
      .map((width) => `${file}: ${width}`),
  );
  expect(new Set(found)).toEqual(new Set(styles.map((file) => `${file}: ${menuFrom}`)));
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
