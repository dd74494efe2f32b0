import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Hero, sceneDuration } from "./hero.tsx";

test("the hero's pictures are decoded before they are painted, so no scene fades in without its picture", () => {
  const images = renderToStaticMarkup(<Hero />).match(/<img[^>]*>/g) ?? [];
  expect(images).toHaveLength(3);
  for (const image of images) expect(image).toContain('decoding="sync"');
});

test("the document tells the boot script when the first scene turns", () => {
  expect(renderToStaticMarkup(<Hero />)).toContain(`data-rotates="${sceneDuration}"`);
});

test("the bar below the hero fills as long as a scene is shown", () => {
  const styles = readFileSync(new URL("hero.css", import.meta.url), "utf8");
  expect(styles).toContain(`--carousel-turn: ${sceneDuration / 1000}s;`);
});
