import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { markShapes } from "./brand-mark.ts";

function read(file: string): string {
  return readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
}

test("the mark of icons and link previews is the site's", () => {
  const drawn = [...markShapes("green", "lime").matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  const shown = [...read("web/ui/logo/logo.tsx").matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  expect(drawn).toHaveLength(2);
  expect(drawn).toEqual(shown);
});

/** What has no stylesheet repeats colours. A token that changes has to change there too. */
test.each([
  "scripts/assets/brand-mark.ts",
  "prerender/document.ts",
  "prerender/web-manifest.ts",
  "web/public/favicon.svg",
])("the colours in %s are tokens of the site", (file) => {
  const tokens = read("web/styles/tokens.css");
  const colours = [...read(file).matchAll(/#[0-9a-f]{6}\b/g)].map(([colour]) => colour);
  expect(colours.length).toBeGreaterThan(1);
  for (const colour of colours) expect(tokens).toContain(colour);
});
