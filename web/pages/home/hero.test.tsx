import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Hero } from "./hero.tsx";

test("the hero's pictures are decoded before they are painted, so no scene fades in without its picture", () => {
  const images = renderToStaticMarkup(<Hero />).match(/<img[^>]*>/g) ?? [];
  expect(images).toHaveLength(3);
  for (const image of images) expect(image).toContain('decoding="sync"');
});
