import type { Page } from "@playwright/test";
import { matchRoute, routes } from "#contract/routes.ts";
import { openPage } from "#scripts/browser/hydrated.ts";
import { expect, test } from "./test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** More tab stops than any page has: a page that needs more is a focus trap. */
const tooMany = 220;

interface Stop {
  /** The element's description, for the failure message. */
  readonly name: string;
  readonly inContent: boolean;
  readonly outlined: boolean;
  readonly inWindow: boolean;
  /** Later in the document than the stop before it. */
  readonly onward: boolean;
}

/** Presses Tab once and describes the focused element; undefined after the last stop. */
async function nextStop(page: Page): Promise<Stop | undefined> {
  await page.keyboard.press("Tab");
  const stop = await page.evaluate(() => {
    const walk = window as unknown as { walked?: Element[] };
    walk.walked ??= [];
    const stop = document.activeElement;
    const before = walk.walked.at(-1);
    // Another site's frame and a date have several stops of their own.
    if (stop === before && stop?.matches("iframe, [type=date], [type=datetime-local]")) return "inside";
    if (!stop || stop === document.body || walk.walked.includes(stop)) return undefined;
    walk.walked.push(stop);
    // A control that is only there for assistive technology shows its focus on its label, a field in a cell around the
    // cell; a link that covers a whole card shows it around the card.
    const label = stop.id ? document.querySelector(`label[for="${CSS.escape(stop.id)}"]`) : null;
    const places = [
      getComputedStyle(stop),
      getComputedStyle(stop, "::after"),
      label && getComputedStyle(label),
      stop.parentElement && getComputedStyle(stop.parentElement),
    ];
    const outlined = places.some((place) => {
      if (!place) return false;
      const { outlineStyle, outlineWidth, outlineColor } = place;
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
    });
    const { top, bottom, left, right, width, height } = stop.getBoundingClientRect();
    return {
      name: `${stop.nodeName.toLowerCase()} ${stop.getAttribute("aria-label") ?? stop.textContent?.trim().slice(0, 40) ?? ""} ${stop.getAttribute("name") ?? ""}`,
      inContent: stop.closest("main") !== null,
      outlined: stop.nodeName === "IFRAME" || outlined,
      inWindow: width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
      onward:
        !before?.isConnected ||
        (before.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    };
  });
  return typeof stop === "string" ? nextStop(page) : stop;
}

/** Visible controls in a part of the page that were not a tab stop. Of a radio group only the chosen one is a stop. */
function missed(page: Page, part: string): Promise<string[]> {
  return page.evaluate((within) => {
    const { walked = [] } = window as unknown as { walked?: Element[] };
    const actionable = document.querySelectorAll<HTMLElement>(
      `${within} :is(a[href], button, input, select, textarea, summary, [tabindex])`,
    );
    return [...actionable]
      .filter(
        (element) =>
          element.tabIndex >= 0 &&
          !element.matches(":disabled, [type=radio]:not(:checked)") &&
          !element.closest("[inert]") &&
          element.checkVisibility({ visibilityProperty: true }) &&
          !walked.includes(element),
      )
      .map((element) => element.outerHTML.slice(0, 120));
  }, part);
}

/** The controls around the content, as "element: text address". */
function controlsAround(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("body :is(a[href], button, input, [tabindex])")]
      .filter((element) => element.checkVisibility() && !element.closest("main"))
      .map((element) => `${element.nodeName}: ${element.textContent} ${element.getAttribute("href")}`),
  );
}

/** Any key press loads the code of the page's late parts, long before the focus gets there. */
async function loadLateParts(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Shift");
    await expect(page.locator(".load-planner:not(:has(.load-form))")).toHaveCount(0, { timeout: 300 });
    await expect(page.locator(".carousel:not([data-live])")).toHaveCount(0, { timeout: 300 });
    await expect(page.locator(".route-map:not(:has(input))")).toHaveCount(0, { timeout: 300 });
    await expect(page.locator(".quote-form:not(:has(.quote-form__days))")).toHaveCount(0, { timeout: 300 });
  }).toPass();
}

/** The stops from here on: all of them, or those of the content and the first one after it. */
async function walk(page: Page, isDone: (stop: Stop) => boolean): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let stop = await nextStop(page); stop && stops.length < tooMany; stop = await nextStop(page)) {
    stops.push(stop);
    if (isDone(stop)) break;
  }
  return stops;
}

test("every page works by keyboard alone: every control is reached, in order, with a visible focus", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  /** By layout, the controls around the content: they are walked through on the first of its pages. */
  const around = new Map<string, string[]>();
  // First the page of an unknown address: the others are documents of their own.
  for (const path of ["/#/nowhere", ...routes.map((route) => route.path)]) {
    await test.step(path, async () => {
      await openPage(page, path);
      const skipLink = await nextStop(page);
      expect(skipLink?.name, "the way past the header comes first").toContain("Skip to content");
      await loadLateParts(page);
      const { layout } = matchRoute(path.replace("/#", ""));
      const isKnown = around.has(layout);
      if (isKnown) {
        await page.keyboard.press("Enter");
        await expect(page.locator("main")).toBeFocused();
        await expect(page).toHaveURL(path === "/" ? "/" : `/#${path}`);
      }
      const stops = await walk(page, ({ inContent }) => isKnown && !inContent);
      if (isKnown) expect(stops[0]?.inContent, "the skip link leads to the content").toBe(true);
      expect(stops.length, "no trap").toBeLessThan(tooMany);
      for (const wrong of ["outlined", "inWindow", "onward"] as const) {
        const bad = [skipLink, ...stops].filter((stop) => !stop?.[wrong]);
        expect(
          bad.map((stop) => stop?.name),
          `not ${wrong}`,
        ).toEqual([]);
      }
      expect(await missed(page, isKnown ? "main" : "body")).toEqual([]);
      if (isKnown) expect(await controlsAround(page)).toEqual(around.get(layout));
      else around.set(layout, await controlsAround(page));
    });
  }
});
