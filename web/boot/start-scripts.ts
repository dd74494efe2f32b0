import { tabStorageName } from "#web/drafts/draft-copies.ts";
import { loadScripts } from "./load-scripts.ts";
import { recordClicks } from "./record-clicks.ts";
import { onSign } from "./visitor-signs.ts";

/**
 * Fetches the site's scripts in an idle moment and runs them when somebody is there. Until then links, forms, menu,
 * folds and the chat's frame work natively.
 *
 * @param restored resolves once this tab has the drafts that it takes over: only scripts show some of them.
 */
export function startScriptsLate(restored: Promise<void>): void {
  const pressed = recordClicks();
  const wanted = new Promise<void>((resolve) => {
    onSign(resolve);
    addEventListener("load", async () => {
      // A carousel that turns by itself needs its scripts before its first turn.
      if (document.querySelector("[data-rotates]")) setTimeout(resolve, 6_000);
      await restored;
      if (hasSessionData()) whenIdleAfterPaint(resolve);
    });
  });
  let isLoading = false;

  function load(): void {
    const root = document.getElementById("root");
    if (isLoading) return;
    // A linked page is still loading. Its scripts follow once it is in place.
    if (!root?.dataset.address) return void setTimeout(load, 50);
    isLoading = true;
    loadScripts(root, wanted, pressed);
  }

  addEventListener("load", () => whenIdleAfterPaint(load));
  void wanted.then(load);
}

/** Whether this tab keeps something that only scripts show, such as the answer to what stands in the order strip. */
function hasSessionData(): boolean {
  try {
    return Object.keys(sessionStorage).some((name) => name !== tabStorageName);
  } catch {
    return false;
  }
}

/**
 * After two frames something has been painted; then waits for an idle moment. A hidden tab paints no frames, so there
 * a timer calls. (Work that starts before the largest paint delays it.) May call several times.
 */
function whenIdleAfterPaint(then: () => void): void {
  const idle = (): void => {
    if ("requestIdleCallback" in window) requestIdleCallback(then, { timeout: 1_500 });
    else setTimeout(then, 200);
  };
  requestAnimationFrame(() => requestAnimationFrame(idle));
  setTimeout(then, 3_000);
}
