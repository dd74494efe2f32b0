/**
 * Photographs the desk on invented records in every width and theme:
 * `npm run shots:desk -- [--to folder] [--widths 375,1440] [--themes light] [/inbox /jobs …]`, from the build in dist/.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { chromiumFlags, testChromiumPath } from "#scripts/browser/ensure-chromium.ts";
import { startFakeDesk } from "./fake-desk.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: "string", default: "tests/results/shots-desk" },
    widths: { type: "string", default: "375,768,1440" },
    themes: { type: "string", default: "light,dark" },
  },
});
const screens = [
  "/inbox",
  "/inbox/m-1",
  "/applicants",
  "/applicants?view=list",
  "/applicants/a-0",
  "/jobs",
  "/jobs/j-1",
  "/dashboard",
  "/chat",
  "/outbox",
  "/audit",
  "/people",
  "/settings",
  "/account",
];
const addresses = positionals.length > 0 ? positionals : screens;

mkdirSync(values.to, { recursive: true });
const desk = await startFakeDesk();
const browser = await chromium.launch({ executablePath: testChromiumPath(), args: [...chromiumFlags] });
try {
  for (const theme of values.themes.split(",") as ("light" | "dark")[]) {
    for (const width of values.widths.split(",").map(Number)) await photographAll(theme, width);
  }
} finally {
  await browser.close();
  await desk.stop();
}

async function photographAll(theme: "light" | "dark", width: number): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height: width < 600 ? 780 : Math.round(width * 0.62) },
    colorScheme: theme,
    reducedMotion: "reduce",
    hasTouch: width < 600,
  });
  page.on(
    "console",
    (message) => ["error", "warning"].includes(message.type()) && console.warn(message.text()),
  );
  page.on("pageerror", (error) => console.warn(error));
  for (const address of addresses) {
    await page.goto(desk.origin + address);
    await page.locator("h1:visible").first().waitFor();
    // The stream of events never lets the network be idle.
    await page.waitForFunction(() => !document.querySelector(".skeleton"));
    const name = address.slice(1).replace(/[^a-z0-9]+/gi, "-") || "home";
    await page.screenshot({ path: join(values.to, `${name}-${width}-${theme}.png`) });
  }
  await page.close();
}
