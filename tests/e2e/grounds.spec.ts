import type { Page } from "@playwright/test";
import { routes } from "#contract/routes.ts";
import { expect, test } from "./test.ts";

interface Band {
  readonly name: string;
  readonly ground: string;
  readonly top: number;
  readonly bottom: number;
}

/** What lies across the whole window on a ground of its own, from the top down. A picture that fills a section is none. */
function bandsOf(page: Page): Promise<readonly Band[]> {
  return page.evaluate(() => {
    const plain = getComputedStyle(document.body).backgroundColor;
    const pictures = [...document.querySelectorAll("main img")].map((image) => image.getBoundingClientRect());
    const all = [...document.querySelectorAll<HTMLElement>("main *")].flatMap((element) => {
      const { backgroundColor, borderImageSource } = getComputedStyle(element);
      // A section that is no wider than the page paints its ground by a border image.
      const ground = /rgb\([^)]*\)/.exec(borderImageSource)?.[0] ?? backgroundColor;
      const { width, top, height } = element.getBoundingClientRect();
      const isWide = ground !== backgroundColor || width >= document.documentElement.clientWidth;
      const isPicture = pictures.some((picture) => {
        const shownHeight = Math.min(picture.bottom, top + height) - Math.max(picture.top, top);
        return shownHeight * picture.width > 0.6 * width * height;
      });
      if (!isWide || isPicture || height < 40 || !/^rgb\(/.test(ground) || ground === plain) return [];
      return [{ name: element.className, ground, top, bottom: top + height }];
    });
    return all.sort((one, other) => one.top - other.top);
  });
}

/** Two grounds that meet without anything between them. */
function meetings(bands: readonly Band[]): readonly (readonly [Band, Band])[] {
  return bands.flatMap((upper) =>
    bands
      .filter((lower) => lower !== upper && Math.abs(lower.top - upper.bottom) < 1)
      .map((lower) => [upper, lower] as const),
  );
}

/** WCAG's relative luminance of `rgb(…)`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Less cannot be seen as a step on a dim screen: 1.07 was not. */
const visibleStep = 1.15;

test("in the dark theme sections that meet stand on grounds that can be told apart", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  for (const { path } of routes) {
    await page.goto(path);
    for (const [upper, lower] of meetings(await bandsOf(page)))
      expect
        .soft(contrast(upper.ground, lower.ground), `${path}: ${upper.name} above ${lower.name}`)
        .toBeGreaterThanOrEqual(visibleStep);
  }
});

test("in the dark theme every ground can be told from the page's own", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  for (const { path } of routes) {
    await page.goto(path);
    const plain = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    for (const { name, ground } of await bandsOf(page))
      expect
        .soft(contrast(ground, plain), `${path}: ${name} on the page`)
        .toBeGreaterThanOrEqual(visibleStep);
  }
});

test("in the light theme no two dark sections meet", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  for (const { path } of routes) {
    await page.goto(path);
    for (const [upper, lower] of meetings(await bandsOf(page)))
      expect
        .soft(
          Math.max(luminance(upper.ground), luminance(lower.ground)),
          `${path}: ${upper.name} above ${lower.name}`,
        )
        .toBeGreaterThan(0.1);
  }
});
