import { matchRoute, type PageName } from "#contract/routes.ts";
import { parseLocation } from "#web/navigation/hash-location.ts";

/** How long the pointer or the focus has to rest on a link, in milliseconds. A touch does not wait. */
const passingMs = 65;

/**
 * Asks for the code of a page as soon as the pointer, the focus or a finger is on a link to it, unless the visitor's
 * browser saves data. One listener serves all links, also those in sections that are never hydrated.
 */
export function prefetchLinked(root: EventTarget, prefetch: (page: PageName) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function notice({ type, target }: Event): void {
    clearTimeout(timer);
    const address = (target as Element).closest("a[data-link]")?.getAttribute("href")?.slice(1);
    const { connection } = navigator as { connection?: { saveData: boolean } };
    if (!address || connection?.saveData) return;
    const { page } = matchRoute(parseLocation(address).pathname);
    // No timer under a finger: Chromium holds timers back until it knows whether the finger scrolls.
    if (type === "touchstart") prefetch(page);
    else timer = setTimeout(prefetch, passingMs, page);
  }

  for (const type of ["pointerover", "focusin", "touchstart"]) {
    root.addEventListener(type, notice, { passive: true });
  }
}
