/**
 * Photographs pages in every width and theme: `npm run shots -- [--to folder] [--widths 375,1440] [/ /contact-us …]`.
 * Full page, from the build in dist/. The pictures go to tests/results/shots unless `--to` names another folder.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { routes } from "#contract/routes.ts";
import { startSite } from "../processes/site-process.ts";
import { chromiumFlags, chromiumPath, ensureChromium } from "./ensure-chromium.ts";
import { openPage } from "./hydrated.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: "string", default: "tests/results/shots" },
    widths: { type: "string", default: "375,768,1440" },
    port: { type: "string", default: "18495" },
  },
});
const widths = values.widths.split(",").map(Number);
const themes = ["light", "dark"] as const;
const addresses = positionals.length > 0 ? positionals : routes.map(({ path }) => path);

const problem = ensureChromium();
if (problem) throw new Error(problem);
mkdirSync(values.to, { recursive: true });

const site = await startSite(Number(values.port));
try {
  await photographAll();
} finally {
  await site.stop();
}
console.log(`The photographs are in ${values.to}.`);

async function photographAll(): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: [...chromiumFlags] });
  for (const theme of themes) {
    for (const width of widths) {
      const page = await browser.newPage({
        viewport: { width, height: Math.max(800, Math.round(width * 0.62)) },
        colorScheme: theme,
        reducedMotion: "reduce",
      });
      for (const address of addresses) await photograph(page, address, `${width}-${theme}`);
      await page.close();
    }
  }
  await browser.close();
}

async function photograph(page: Page, address: string, suffix: string): Promise<void> {
  await openPage(page, `${site.origin}${address}`);
  await paintEverything(page);
  await loadLazyPictures(page);
  const name = address === "/" ? "home" : address.slice(1).replace(/[^a-zA-Z0-9]+/g, "-");
  await page.screenshot({ path: join(values.to, `${name}-${suffix}.png`), fullPage: true });
}

/** A full-page picture also shows sections that a phone paints only when they come near the window. */
async function paintEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>("main *")) {
      if (getComputedStyle(section).contentVisibility === "auto") section.style.contentVisibility = "visible";
    }
  });
}

/** Lazy pictures only load near the window: walk down the page once, then back. */
async function loadLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo(0, 0);
  });
  await page
    .waitForFunction(
      () =>
        [...document.images].every((image) => {
          const { left, right } = image.getBoundingClientRect();
          // A carousel's later slides are beside the window and load only when they are shown.
          return image.complete || left >= window.innerWidth || right <= 0;
        }),
      undefined,
      { timeout: 5_000 },
    )
    .catch(() => console.warn(`${page.url()}: photographed before all its pictures had come`));
  // On a busy machine a loaded picture may not be painted yet.
  await page.evaluate(() =>
    Promise.allSettled(
      [...document.images].filter(({ complete }) => complete).map((image) => image.decode()),
    ),
  );
}
