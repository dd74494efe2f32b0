import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brandColours, markShapes } from "./brand-mark.ts";

function read(file: string): string {
  return readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
}

test("the mark of icons and link previews is the site's", () => {
  const drawn = [...markShapes("green", "lime").matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  const shown = [...read("web/ui/logo/logo.tsx").matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  expect(drawn).toHaveLength(2);
  expect(drawn).toEqual(shown);
});

test("their colours are tokens of the site", () => {
  const tokens = read("web/styles/tokens.css");
  for (const colour of Object.values(brandColours)) expect(tokens).toContain(colour);
});
