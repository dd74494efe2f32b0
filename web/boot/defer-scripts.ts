import { onIdle } from "#web/browser/on-idle.ts";
import { tabStorageName } from "#web/drafts/draft-copies.ts";
import { onFirstInteraction } from "./first-interaction.ts";
import { loadScripts } from "./load-scripts.ts";
import { recordClicks } from "./record-clicks.ts";

/** A carousel that turns by itself needs its scripts before its first turn: they start so many milliseconds earlier. */
const beforeFirstTurnMs = 3_000;

/** How often to look, in milliseconds, whether a linked page is in place. */
const linkedPageCheckMs = 50;

/**
 * Fetches the site's scripts in an idle moment and runs them when somebody is there. Until then links, forms, menu,
 * folds and the chat's frame work natively.
 *
 * @param restored resolves once this tab has the drafts of closed tabs: only scripts show some of them.
 */
export function deferScripts(restored: Promise<void>): void {
  const pressed = recordClicks();
  const wanted = new Promise<void>((resolve) => {
    onFirstInteraction(resolve);
    addEventListener("load", async () => {
      const { rotates } = document.querySelector<HTMLElement>("[data-rotates]")?.dataset ?? {};
      if (rotates) setTimeout(resolve, Number(rotates) - beforeFirstTurnMs);
      await restored;
      if (hasSessionData()) whenIdleAfterPaint(resolve);
    });
  });
  let isLoading = false;

  function load(): void {
    const root = document.getElementById("root");
    if (isLoading) return;
    // The scripts of a linked page follow once the page is in place (linked-page.ts).
    if (!root?.dataset.address) return void setTimeout(load, linkedPageCheckMs);
    isLoading = true;
    loadScripts(root, wanted, pressed);
  }

  addEventListener("load", () => whenIdleAfterPaint(load));
  void wanted.then(load);
}

/** Whether this tab keeps anything: some of it only scripts show, such as the quote form's answer. */
function hasSessionData(): boolean {
  try {
    return Object.keys(sessionStorage).some((name) => name !== tabStorageName);
  } catch {
    return false;
  }
}

/**
 * Calls back in an idle moment after two frames, when something has been painted: work before the largest paint would
 * delay that paint. A hidden tab paints no frames, so a timer calls back too. May call several times.
 */
function whenIdleAfterPaint(callback: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => onIdle(callback, 1_500)));
  setTimeout(callback, 3_000);
}
