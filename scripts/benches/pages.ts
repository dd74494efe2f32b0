/**
 * Measures what each page costs a visitor's browser and prints one table: `npm run bench -- [--runs 4] [--full]
 * [--touched] [--posts 1000] [/ /#/contact-us …]`. Starts the built site by itself.
 *
 * The first figure is the processor time of the page's main thread, with scripts divided by without. A visit ends four
 * seconds after `load`. Visits with and without scripts run side by side in a phone's window, so that other work on the
 * machine slows both. A hash link is compared with the page that it leads to. `--touched` gives the page a visitor's
 * first interaction, after which React hydrates it. `--full` takes the browser with windows instead of the headless
 * shell. `--posts 1000` measures a build whose blog has so many posts.
 * `--interactions` measures instead how fast pages answer on a processor slowed four times (interactions.ts).
 */
import { parseArgs } from "node:util";
import { type Browser, type CDPSession, chromium } from "@playwright/test";
import { routes } from "#contract/routes.ts";
import {
  chromiumFlags,
  chromiumPath,
  ensureChromium,
  ensureTestChromium,
  testChromiumPath,
} from "../browser/ensure-chromium.ts";
import { hydrated } from "../browser/hydrated.ts";
import { startSite } from "../processes/site-process.ts";
import { buildWithPosts } from "./blog-of.ts";
import { measureInteractions } from "./interactions.ts";
import { median } from "./median.ts";

/** One visit. Times are milliseconds, of the main thread's processor time except for the paints. */
interface Visit {
  readonly thread: number;
  readonly script: number;
  readonly styleAndLayout: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly documentBytes: number;
  readonly scriptBytes: number;
  readonly elements: number;
}

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const restAfterLoad = 4_000;
const visitsAtOnce = 4;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    // Two pairs of visits run at once; all addresses then take eight minutes.
    runs: { type: "string", default: "4" },
    full: { type: "boolean", default: false },
    touched: { type: "boolean", default: false },
    interactions: { type: "boolean", default: false },
    posts: { type: "string" },
  },
});
const runs = Number(values.runs);
const paths = routes.map(({ path }) => path);
const addresses = positionals.length > 0 ? positionals : [...paths, ...paths.map((path) => `/#${path}`)];

const problem = values.full ? ensureChromium() : ensureTestChromium();
if (problem) throw new Error(problem);

const copy = values.posts ? buildWithPosts(Number(values.posts)) : undefined;
const site = await startSite(18_492, {}, copy?.folder);
const browser = await chromium.launch({
  executablePath: values.full ? chromiumPath : testChromiumPath(),
  args: [...chromiumFlags],
});
try {
  if (values.interactions) await measureInteractions(browser, site.origin, runs);
  else await measureAll();
} finally {
  await browser.close();
  await site.stop();
  copy?.remove();
}

async function measureAll(): Promise<void> {
  console.log(
    "| Page | Ratio | With ms | Without | Script | Style, layout | FCP | LCP | Document KB | Script KB | Elements |",
  );
  console.log("|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|");
  for (const address of addresses) {
    const pairs = await inParallel(Array.from({ length: runs }, () => () => measurePair(address)));
    const found = medians(pairs.map(([withScripts]) => withScripts));
    const without = medians(pairs.map(([, other]) => other));
    const times = [found.thread, without.thread, found.script, found.styleAndLayout];
    const paints = [found.firstPaint, found.largestPaint];
    const figures = [
      (found.thread / without.thread).toFixed(2),
      ...[...times, ...paints].map((time) => time.toFixed(0)),
      (found.documentBytes / 1024).toFixed(1),
      (found.scriptBytes / 1024).toFixed(1),
      found.elements,
    ];
    console.log(`| ${address} | ${figures.join(" | ")} |`);
  }
}

async function inParallel<Result>(tasks: (() => Promise<Result>)[]): Promise<Result[]> {
  const results: Result[] = [];
  const work = async (): Promise<void> => {
    for (let task = tasks.shift(); task; task = tasks.shift()) results.push(await task());
  };
  await Promise.all(Array.from({ length: visitsAtOnce / 2 }, work));
  return results;
}

/** The same page with scripts and without, side by side. */
function measurePair(address: string): Promise<[Visit, Visit]> {
  // Without scripts a hash link shows Home: the page that it means is the one to compare with.
  return Promise.all([visit(browser, address, true), visit(browser, address.replace("/#/", "/"), false)]);
}

async function visit(inBrowser: Browser, address: string, scripts: boolean): Promise<Visit> {
  const context = await inBrowser.newContext({ ...phone, javaScriptEnabled: scripts });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const bytes = await countBytes(session);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    await page.goto(site.origin + address);
    if (scripts && values.touched) await hydrated(page);
    await new Promise((resolve) => setTimeout(resolve, restAfterLoad));
    const { metrics } = await session.send("Performance.getMetrics");
    const milliseconds = (name: string) =>
      (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000;
    const paints = scripts ? await page.evaluate(readPaints) : [Number.NaN, Number.NaN];
    return {
      thread: milliseconds("TaskDuration"),
      script: milliseconds("ScriptDuration"),
      styleAndLayout: milliseconds("RecalcStyleDuration") + milliseconds("LayoutDuration"),
      firstPaint: paints[0] ?? Number.NaN,
      largestPaint: paints[1] ?? Number.NaN,
      documentBytes: bytes.documents,
      scriptBytes: bytes.scripts,
      elements: await page.locator("body *").count(),
    };
  } finally {
    await context.close();
  }
}

/** Counts what is sent for documents and scripts, with headers. A hash link has two documents. */
async function countBytes(session: CDPSession) {
  const kinds = new Map<string, "documents" | "scripts">();
  const bytes = { documents: 0, scripts: 0 };
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.url.endsWith(".js")) kinds.set(requestId, "scripts");
    else if (response.mimeType === "text/html") kinds.set(requestId, "documents");
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) bytes[kind] += encodedDataLength;
  });
  await session.send("Network.enable");
  return bytes;
}

/** Runs in the page: the first and the largest contentful paint. */
function readPaints(): Promise<number[]> {
  const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      resolve([first, list.getEntries().at(-1)?.startTime ?? Number.NaN]);
    });
    observer.observe({ type: "largest-contentful-paint", buffered: true });
    setTimeout(() => resolve([first, Number.NaN]), 500);
  });
}

function medians(visits: readonly Visit[]): Visit {
  const medianOf = (name: keyof Visit): number => median(visits.map((visit) => visit[name]));
  return {
    thread: medianOf("thread"),
    script: medianOf("script"),
    styleAndLayout: medianOf("styleAndLayout"),
    firstPaint: medianOf("firstPaint"),
    largestPaint: medianOf("largestPaint"),
    documentBytes: medianOf("documentBytes"),
    scriptBytes: medianOf("scriptBytes"),
    elements: medianOf("elements"),
  };
}
