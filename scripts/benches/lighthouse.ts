/**
 * Measures pages as Lighthouse's phone sees them and prints the median of several runs:
 * `npm run lighthouse -- [--runs 5] [--full] [/ /contact-us …]`. Starts the built site by itself. `--full` takes the
 * browser with windows instead of the headless shell.
 * Figures are of this machine and this moment: compare only what one run prints side by side. The first line is the
 * yardstick: Home with its scripts refused.
 */
import { parseArgs } from "node:util";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import {
  chromiumFlags,
  chromiumPath,
  ensureChromium,
  ensureTestChromium,
  testChromiumPath,
} from "../browser/ensure-chromium.ts";
import { startSite } from "../processes/site-process.ts";
import { median } from "./median.ts";
import { serveWithoutScripts } from "./without-scripts.ts";

interface Run {
  readonly scores: readonly number[];
  readonly metrics: readonly number[];
  readonly failures: readonly string[];
}

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
/** Name, Lighthouse's id, and how to print: seconds, milliseconds, plain, kilobytes. */
const metrics = [
  ["FCP s", "first-contentful-paint", (value: number) => (value / 1000).toFixed(2)],
  ["LCP s", "largest-contentful-paint", (value: number) => (value / 1000).toFixed(2)],
  ["TBT ms", "total-blocking-time", (value: number) => value.toFixed(0)],
  ["Main thread ms", "mainthread-work-breakdown", (value: number) => value.toFixed(0)],
  ["CLS", "cumulative-layout-shift", (value: number) => value.toFixed(3)],
  ["Total KB", "total-byte-weight", (value: number) => (value / 1024).toFixed(0)],
] as const;

/** No run but a page's first starts later, in milliseconds, so that the bench ends within ten minutes. */
const lastStart = 540_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "5" }, full: { type: "boolean", default: false } },
});
const runs = Number(values.runs);
const paths = ["/", "/contact-us", "/hiring", "/service/corporate", "/blogs/detail"];
const hashLinks = ["/#/contact-us", "/#/about-us", "/#/service/corporate"];
const addresses = positionals.length > 0 ? positionals : [...paths, ...hashLinks];

const problem = values.full ? ensureChromium() : ensureTestChromium();
if (problem) throw new Error(problem);

const site = await startSite(18_490);
const plainSite = await serveWithoutScripts(site.origin);
try {
  await measureAll();
} finally {
  plainSite.stop();
  await site.stop();
}

async function measureAll(): Promise<void> {
  const pages = new Map([
    ["/ without scripts", `${plainSite.origin}/`],
    ...addresses.map((address) => [address, `${site.origin}${address}`] as const),
  ]);
  const results = new Map<string, Run[]>();
  const started = performance.now();
  // Each round visits every page, so that a disturbance of a minute does not hit one page alone.
  for (let round = 0; round < runs; round += 1) {
    for (const [page, url] of pages) {
      const found = results.get(page) ?? [];
      if (found.length > 0 && performance.now() - started > lastStart) continue;
      results.set(page, [...found, await measure(url)]);
      // A run takes some ten seconds, all runs together minutes.
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      console.error(`${seconds} s: round ${round + 1} of ${runs}, ${page}`);
    }
  }
  console.log(`| Page | Runs | Perf / A11y / Best / SEO | ${metrics.map(([name]) => name).join(" | ")} |`);
  console.log(`|---|--:|---|${metrics.map(() => "--:").join("|")}|`);
  for (const [page, found] of results) {
    const scores = categories.map((_, index) => median(found.map((result) => result.scores[index] ?? 0)));
    const figures = metrics.map(([, , print], index) =>
      print(median(found.map((result) => result.metrics[index] ?? Number.NaN))),
    );
    console.log(`| ${page} | ${found.length} | ${scores.join(" / ")} | ${figures.join(" | ")} |`);
  }
  for (const [page, found] of results) {
    const failures = [...new Set(found.flatMap((result) => result.failures))];
    if (failures.length > 0) console.log(`\n${page} falls short in: ${failures.join(", ")}`);
  }
}

async function measure(url: string): Promise<Run> {
  const chrome = await launch({
    // On few cores the browser's own windows take processor time, which would count as the page's blocking time.
    chromePath: values.full ? chromiumPath : testChromiumPath(),
    chromeFlags: ["--headless", ...chromiumFlags],
    logLevel: "silent",
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: "silent",
      onlyCategories: [...categories],
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    const { lhr } = result;
    return {
      scores: categories.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)),
      metrics: metrics.map(([, id]) => lhr.audits[id]?.numericValue ?? Number.NaN),
      failures: Object.values(lhr.audits)
        .filter(
          (audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== "informative",
        )
        .map((audit) => `${audit.id} (${audit.displayValue ?? audit.score})`),
    };
  } finally {
    chrome.kill();
  }
}
