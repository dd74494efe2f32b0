/**
 * Photographs pages in every width and theme: `npm run shots -- [--to folder] [--widths 375,1440] [/ /contact-us …]`.
 * Full page, from the build in dist/; the pictures land in tests/results/shots unless told otherwise.
 */
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { routes } from "#contract/routes.ts";
import { chromiumFlags, chromiumPath, ensureChromium } from "./ensure-chromium.ts";

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

const data = mkdtempSync(join(tmpdir(), "greenmile-shots-"));
const server = spawn("node", ["server/main.ts"], {
  env: { ...process.env, PORT: values.port, DATA_DIR: data },
  stdio: ["ignore", "pipe", "inherit"],
});
try {
  await new Promise((resolve) => server.stdout.once("data", resolve));
  await photographAll();
} finally {
  server.kill();
  rmSync(data, { recursive: true, force: true });
}

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
  await page.goto(`http://127.0.0.1:${values.port}${address}`);
  await page.waitForFunction(() => document.querySelector("a[href^='#/']") !== null);
  await loadLazyPictures(page);
  const name = address === "/" ? "home" : address.slice(1).replace(/[^a-zA-Z0-9]+/g, "-");
  await page.screenshot({ path: join(values.to, `${name}-${suffix}.png`), fullPage: true });
}

/** Lazy pictures only load near the window: walk down the page once, then back. */
async function loadLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo(0, 0);
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}
