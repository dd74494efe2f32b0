import { type RefObject, useCallback, useEffect, useState } from "react";
import { whenInView } from "#web/browser/when-in-view.ts";
import { useOpenedAt } from "#web/hydration/use-opened-at.ts";

/** Which pictures of a carousel are not loaded with the page: those of the later slides, or all. */
export type DeferredPictures = "later" | "all" | undefined;

/** How long before the first automatic turn the later pictures are loaded, in milliseconds. */
const beforeTurn = 2500;

/**
 * Defers the loading of a carousel's pictures. A browser's own lazy loading loads what is two screens away; on a phone
 * that is more than the first screen itself. So "all" are deferred until the visitor scrolls or the carousel is in view,
 * "later" ones until the visitor touches it or its first turn is near.
 *
 * @param rotateAfter the time between two automatic turns, in milliseconds; undefined while there are none.
 */
export function useDeferredPictures(
  deferred: DeferredPictures,
  root: RefObject<HTMLElement | null>,
  rotateAfter: number | undefined,
) {
  const [areLoaded, setLoaded] = useState(deferred === undefined);
  const load = useCallback(() => setLoaded(true), []);

  useEffect(() => {
    if (areLoaded || deferred !== "all" || !root.current) return;
    const stopWatching = whenInView(root.current, load);
    // Once the visitor scrolls, the browser's own lazy loading is early enough.
    window.addEventListener("scroll", load, { once: true, passive: true });
    return () => {
      stopWatching();
      window.removeEventListener("scroll", load);
    };
  }, [areLoaded, deferred, root, load]);

  const openedAt = useOpenedAt();
  useEffect(() => {
    if (areLoaded || rotateAfter === undefined) return;
    const timer = setTimeout(load, rotateAfter - beforeTurn - (performance.now() - openedAt));
    return () => clearTimeout(timer);
  }, [areLoaded, rotateAfter, openedAt, load]);

  return { areLoaded, load };
}
