import type { Page } from "@playwright/test";
import { routes } from "#contract/routes.ts";
import { openPage } from "#scripts/browser/hydrated.ts";
import { expect, test } from "./test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** More tab stops than any page has: a page that needs more is a focus trap. */
const tooMany = 220;

interface Stop {
  /** The element's description, for the failure message. */
  readonly name: string;
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
      outlined: stop.nodeName === "IFRAME" || outlined,
      inWindow: width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
      onward:
        !before?.isConnected ||
        (before.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    };
  });
  return typeof stop === "string" ? nextStop(page) : stop;
}

/** Visible controls that were not a tab stop. Of a radio group only the chosen one is a stop. */
function missed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { walked = [] } = window as unknown as { walked?: Element[] };
    const actionable = document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [tabindex]",
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
  });
}

// Every route, and the page of an unknown address.
for (const path of [...routes.map((route) => route.path), "/#/nowhere"]) {
  test(`${path} works by keyboard alone: every control is reached, in order, with a visible focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openPage(page, path);
    const stops: Stop[] = [];
    const first = await nextStop(page);
    if (first) stops.push(first);
    // Any key press loads its code, long before the focus gets there.
    if (await page.locator(".load-planner").count()) {
      await expect(async () => {
        await page.keyboard.press("Shift");
        await expect(page.locator(".load-form")).toBeAttached({ timeout: 300 });
      }).toPass();
    }
    await expect(async () => {
      await page.keyboard.press("Shift");
      await expect(page.locator(".carousel:not([data-live])")).toHaveCount(0, { timeout: 300 });
    }).toPass();
    for (let stop = await nextStop(page); stop && stops.length < tooMany; stop = await nextStop(page)) {
      stops.push(stop);
    }
    expect(stops.length, "no trap").toBeLessThan(tooMany);
    expect(stops[0]?.name, "the way past the header comes first").toContain("Skip to the content");
    for (const wrong of ["outlined", "inWindow", "onward"] as const) {
      expect(
        stops.filter((stop) => !stop[wrong]).map(({ name }) => name),
        `not ${wrong}`,
      ).toEqual([]);
    }
    expect(await missed(page)).toEqual([]);
  });
}

test("the skip link moves the focus to the content and does not change the address", async ({ page }) => {
  await openPage(page, "/#/faq");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await expect(page).toHaveURL("/#/faq");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("the menu can be opened, tabbed through and closed, and the focus returns to its button", async ({
    page,
  }) => {
    await openPage(page, "/#/faq");
    const button = page.getByRole("banner").getByRole("button", { name: /menu/i });
    await button.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("banner").getByRole("link", { name: "Home", exact: true })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(button).toBeFocused();
  });
});
