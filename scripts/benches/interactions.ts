import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { hydrated } from "../browser/hydrated.ts";
import { median } from "./median.ts";

/** How much slower than this machine the visitor's processor is. */
const slowdown = 4;
/** No run starts later, so that the bench ends within four minutes. */
const lastStart = 200_000;
/** How long a finger or a mouse button stays down, and the pointer on a link before that. */
const pressMs = 80;
const hoverMs = 150;

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };

interface Action {
  readonly press: string;
  /** The text that is typed into what was pressed. "\n" is Enter. */
  readonly type?: string;
  /** What the action brings: an element other than before matches this selector. */
  readonly brings?: string;
}

interface Scenario {
  readonly name: string;
  readonly address: string;
  /** Where the page is scrolled to just before the first action. The scrolling starts React. */
  readonly scrollTo?: string;
  /** What is pressed before, unmeasured. */
  readonly opens?: string;
  /** The first action, before React has run or just after it was started. */
  readonly first: Action;
  /** The same kind of action once all is there. */
  readonly again: Action;
}

const question = (place: number) => `.accordion .accordion__item:nth-child(${place})`;
const messageOfMine = (place: number) => `.chat-log__messages > :nth-child(${place}) [data-who=me]`;
/** Until the carousel is live it is scrolled, and its buttons are hidden. */
const pick = ".fleet [data-live] .carousel__pick";
const contactField = (name: string) => `.contact-form [name=${name}]`;

const scenarios: readonly Scenario[] = [
  {
    name: "menu",
    address: "/",
    first: { press: ".site-header__toggle", brings: "#site-menu:popover-open" },
    again: { press: ".site-header__toggle", brings: "#site-menu:not(:popover-open)" },
  },
  {
    name: "accordion",
    address: "/faq",
    scrollTo: question(1),
    first: { press: `${question(1)} summary`, brings: `${question(1)}[open]` },
    again: { press: `${question(2)} summary`, brings: `${question(2)}[open]` },
  },
  {
    name: "carousel",
    address: "/",
    scrollTo: ".fleet",
    first: { press: `${pick}:nth-child(2)`, brings: `${pick}[aria-current=true]` },
    again: { press: `${pick}:nth-child(3)`, brings: `${pick}[aria-current=true]` },
  },
  {
    name: "chat button",
    address: "/contact-us",
    first: { press: ".chat-launcher", brings: "#chat:popover-open" },
    again: { press: ".chat-header__close", brings: "#chat:not(:popover-open)" },
  },
  {
    name: "chat message",
    address: "/contact-us",
    opens: ".chat-launcher",
    first: { press: ".composer__field", type: "Hello\n", brings: messageOfMine(2) },
    again: { press: ".composer__field", type: "Price\n", brings: messageOfMine(4) },
  },
  {
    name: "load planner",
    address: "/services/services2",
    scrollTo: ".load-planner",
    first: { press: ".choice__option:has([name=unit]:not(:checked)) label", brings: "[name=unit]:checked" },
    again: { press: ".box-row input", type: "1" },
  },
  {
    name: "quote form",
    address: "/",
    first: { press: ".quote-form [name=load]", type: "900 kg", brings: ".trip-answer" },
    again: { press: ".quote-form [name=load]", type: "900 kg" },
  },
  {
    name: "contact form, field",
    address: "/contact-us",
    scrollTo: ".contact-form",
    first: { press: contactField("name"), type: "Asha" },
    again: { press: contactField("subject"), type: "Rate" },
  },
  {
    name: "contact form, send",
    address: "/contact-us",
    scrollTo: ".contact-form .submit-form__send",
    first: { press: ".contact-form .submit-form__send", brings: ".contact-form input:focus" },
    again: { press: ".contact-form .submit-form__send" },
  },
];

/** How a visitor goes from page to page. Each trip follows the header's links, one after the other. */
const trips = [
  { name: "phone, touch", window: phone, reducedMotion: "no-preference" },
  { name: "phone, touch, reduced motion", window: phone, reducedMotion: "reduce" },
  { name: "desktop, pointer", window: desktop, reducedMotion: "no-preference" },
] as const;
const menuLinks = ".site-header__nav > ul > li > a[data-link]";
const heading = "main h1";

/** What one action took, in milliseconds. */
interface Latency {
  /** The longest of its interactions; 0 below 16. */
  readonly interaction: number;
  /** From the last input until what it brings is painted; undefined if it was there before. */
  readonly seen: number | undefined;
}

type Latencies = Map<string, Latency[]>;

/** What the page keeps for this bench. */
interface Watch {
  readonly entries: { readonly interactionId: number; readonly duration: number }[];
  lastInput: number;
  seen: Promise<number> | undefined;
}
declare global {
  interface Window {
    watch: Watch;
  }
}

/**
 * Measures how fast pages answer on a slow phone, and prints two tables. "Interaction" is the duration of Event Timing,
 * as in the definition of INP: from the input to the next paint, the longest interaction of the action. A first press
 * may be answered only after that paint, when React has run: "seen" is the time from the input to the paint with what
 * it brings.
 */
export async function measureInteractions(browser: Browser, origin: string, runs: number): Promise<void> {
  const started = performance.now();
  const found: Latencies = new Map();
  const changes: Latencies = new Map();
  let done = 0;
  const mayStart = (): boolean => performance.now() - started < lastStart;
  for (; done < runs && mayStart(); done += 1) {
    for (const scenario of scenarios) if (mayStart()) await play(browser, origin, scenario, found);
    for (const trip of trips) if (mayStart()) await travel(browser, origin, trip, changes);
  }
  printTable("Interaction", found);
  printTable("Route change", changes);
  console.log(`\n${done} runs in ${((performance.now() - started) / 1000).toFixed(0)} s.`);
}

function printTable(title: string, latencies: Latencies): void {
  console.log(`\n| ${title} | Count | Interaction ms, median | p95 | Seen ms, median | p95 |`);
  console.log("|---|--:|--:|--:|--:|--:|");
  for (const [name, measured] of latencies) {
    const interactions = measured.map(({ interaction }) => interaction);
    const seen = measured.flatMap((latency) => latency.seen ?? []);
    const figures = [
      ...[median(interactions), percentile95(interactions)].map((time) =>
        time === 0 ? "< 16" : time.toFixed(0),
      ),
      ...(seen.length === 0 ? ["", ""] : [median(seen), percentile95(seen)].map((time) => time.toFixed(0))),
    ];
    console.log(`| ${name} | ${measured.length} | ${figures.join(" | ")} |`);
  }
}

function percentile95(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;
}

async function play(browser: Browser, origin: string, scenario: Scenario, found: Latencies): Promise<void> {
  const { page, session, close } = await openSlowly(browser, origin + scenario.address, phone);
  try {
    if (scenario.opens) {
      await press(page, session, scenario.opens);
      await page.locator(scenario.first.press).waitFor();
      await settle(page);
    }
    if (scenario.scrollTo) await scrollTo(page, scenario.scrollTo);
    add(found, `${scenario.name}, first`, await act(page, session, scenario.first));
    await hydrated(page);
    await settle(page);
    add(found, `${scenario.name}, again`, await act(page, session, scenario.again));
  } catch (error) {
    console.warn(`${scenario.name}: ${(error as Error).message}`);
  } finally {
    await close();
  }
}

async function travel(
  browser: Browser,
  origin: string,
  { name, window, reducedMotion }: (typeof trips)[number],
  changes: Latencies,
): Promise<void> {
  const { page, session, close } = await openSlowly(browser, `${origin}/hiring`, window, reducedMotion);
  try {
    await hydrated(page);
    const hrefs = await page
      .locator(menuLinks)
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    for (const href of hrefs.filter((href) => href !== "#/hiring")) {
      await settle(page);
      if (window === phone) await press(page, session, ".site-header__toggle");
      await settle(page);
      const latency = await act(page, session, { press: `${menuLinks}[href="${href}"]`, brings: heading });
      add(changes, name, latency);
      add(changes, `${name}: ${href?.slice(1)}`, latency);
    }
  } catch (error) {
    console.warn(`${name}: ${(error as Error).message}`);
  } finally {
    await close();
  }
}

function add(latencies: Latencies, name: string, latency: Latency): void {
  latencies.set(name, [...(latencies.get(name) ?? []), latency]);
}

/** Opens a page on a slow processor, with its scripts fetched and not run. */
async function openSlowly(
  browser: Browser,
  address: string,
  window: typeof phone | typeof desktop,
  reducedMotion: "reduce" | "no-preference" = "no-preference",
) {
  const context = await browser.newContext({ ...window, reducedMotion });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript(watchPage);
  await page.goto(address);
  // The boot script marks its links when the scripts are there.
  await page.locator("a[data-link][href^='#']").first().waitFor({ state: "attached" });
  await settle(page);
  return { page, session, close: () => context.close() };
}

/** Runs in the page before its own scripts. */
function watchPage(): void {
  const watch: Watch = { entries: [], lastInput: 0, seen: undefined };
  window.watch = watch;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEventTiming;
      if (interactionId) watch.entries.push({ interactionId, duration });
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  for (const type of ["pointerup", "keydown"]) {
    addEventListener(
      type,
      ({ timeStamp }) => {
        watch.lastInput = timeStamp;
      },
      { capture: true, passive: true },
    );
  }
}

async function act(page: Page, session: CDPSession, action: Action): Promise<Latency> {
  // A part that is loading brings by itself what the press would.
  await ready(page, action.press);
  await page.evaluate(startWatching, action.brings);
  await press(page, session, action.press);
  if (action.type) await page.keyboard.type(action.type, { delay: pressMs });
  const seen = await page.evaluate(() => window.watch.seen);
  await settle(page);
  const interaction = await page.evaluate(() =>
    Math.max(0, ...window.watch.entries.map(({ duration }) => duration)),
  );
  return { interaction, seen };
}

/** Runs in the page: from now on looks in every frame for what an action brings. */
function startWatching(selector: string | undefined): void {
  const { watch } = window;
  watch.entries.length = 0;
  watch.seen = undefined;
  if (!selector) return;
  const before = document.querySelector(selector);
  const deadline = performance.now() + 8_000;
  watch.seen = new Promise((resolve, reject) => {
    function look(): void {
      const element = document.querySelector(selector as string);
      const isNew = element !== null && element !== before;
      if (!isNew && performance.now() > deadline) reject(new Error(`${selector} did not come.`));
      else if (!isNew) requestAnimationFrame(look);
      else {
        // A message comes after the paint of this frame.
        const { port1, port2 } = new MessageChannel();
        const input = watch.lastInput;
        port1.onmessage = () => resolve(performance.now() - input);
        port2.postMessage(undefined);
      }
    }
    look();
  });
  watch.seen.catch(() => {});
}

/** Presses the middle of the first match: with a finger, or with a pointer that rests there first. */
async function press(page: Page, session: CDPSession, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  await ready(page, selector);
  await target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!element.contains(hit)) element.scrollIntoView({ block: "center", behavior: "instant" });
  });
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not shown.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (await page.evaluate(() => matchMedia("(hover: hover)").matches)) {
    await page.mouse.move(x, y, { steps: 3 });
    await sleep(hoverMs);
    await page.mouse.down();
    await sleep(pressMs);
    await page.mouse.up();
    return;
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await sleep(pressMs);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

async function ready(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((part) => document.querySelector(part)?.matches(":not(:disabled)"), selector);
}

function scrollTo(page: Page, selector: string): Promise<void> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
}

/** Until the page has been idle. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 3_000 }), 400)),
  );
}
