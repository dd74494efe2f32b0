import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const literal = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;

/** Drawings of screens, whose colours are the same in both themes. */
const drawings = ["web/pages/home/trackk.css", "web/sections/app-screens/app-screens.css"];

/** Lines and grounds of a drawing, shadows, masks (which have no colour), the sky of the hero's picture and boxes. */
const ofDrawing = /^(?:fill|stroke|box-shadow|mask(?:-image)?|--sky(?:-tall)?|--box)$/;

test("colours are tokens, except in drawings, shadows and on paper", () => {
  const sheets = globSync("web/**/*.css").filter(
    (file) => file !== "web/styles/tokens.css" && !drawings.includes(file),
  );
  const found = sheets.flatMap((file) =>
    literalsIn(readFileSync(file, "utf8")).map((declaration) => `${file}: ${declaration}`),
  );
  expect(found).toEqual([]);
  expect(
    literalsIn(
      ".a { color: #FFF; --b: light-dark(var(--c), rgb(0 0 0 / 5%)); fill: #fff } @media print { .a { color: #000 } }",
    ),
  ).toEqual(["color: #FFF", "--b: light-dark(var(--c), rgb(0 0 0 / 5%))"]);
});

test("a property that is read without a fallback is set somewhere, or its declaration would have no effect", () => {
  const files = globSync("{web,prerender}/**/*.{css,ts,tsx}").filter((file) => !file.includes(".test."));
  const sources = files.map((file) => readFileSync(file, "utf8"));
  const set = new Set(sources.flatMap((source) => [...source.matchAll(setting)].map(([, name]) => name)));
  const read = sources.flatMap((source) =>
    [...source.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name),
  );
  expect([...new Set(read)].filter((name) => !set.has(name))).toEqual([]);
  expect(read.length).toBeGreaterThan(500);
});

/** `--name: …` of a sheet, `"--name": …` of a style. */
const setting = /(--[\w-]+)["']?\s*:/g;

/** The declarations of a sheet that have a literal colour where a token belongs. */
function literalsIn(css: string): string[] {
  return [...screenOnly(css).matchAll(/([\w-]+)\s*:\s*([^;{}]+)/g)].flatMap(
    ([, property = "", value = ""]) =>
      literal.test(value) && !ofDrawing.test(property) ? [`${property}: ${value.trim()}`] : [],
  );
}

/** Without comments, addresses and what is for paper. */
function screenOnly(css: string): string {
  const sheet = css.replace(/\/\*.*?\*\//gs, "").replace(/url\("[^"]*"\)/g, "");
  const print = /@media print\s*\{/.exec(sheet);
  if (!print) return sheet;
  let end = print.index + print[0].length;
  for (let depth = 1; depth > 0; end += 1) depth += { "{": 1, "}": -1 }[sheet[end] ?? "}"] ?? 0;
  return screenOnly(sheet.slice(0, print.index) + sheet.slice(end));
}
