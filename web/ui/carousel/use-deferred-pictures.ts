import { useCallback, useEffect, useState } from "react";
import { useOpenedAt } from "#web/hydration/use-opened-at.ts";

/** How long before the first automatic turn the later pictures are loaded, in milliseconds. */
const beforeTurnMs = 2500;

/**
 * Defers the loading of a carousel's lazy pictures: a browser's own lazy loading loads what is two screens away, and
 * what is beside the window as well. They are loaded when the visitor uses it (`load`), when its first turn is near, or,
 * if it does not turn, when its code runs, which is when the visitor comes near.
 *
 * @param rotateAfter the time between two automatic turns, in milliseconds; undefined if there are none.
 */
export function useDeferredPictures(
  areDeferred: boolean | undefined,
  rotateAfter: number | undefined,
  isPlaying: boolean,
) {
  const [areLoaded, setLoaded] = useState(!areDeferred);
  const load = useCallback(() => setLoaded(true), []);
  const openedAt = useOpenedAt();

  useEffect(() => {
    if (areLoaded || (rotateAfter && !isPlaying)) return;
    const wait = rotateAfter ? rotateAfter - beforeTurnMs - (performance.now() - openedAt) : 0;
    const timer = setTimeout(load, wait);
    return () => clearTimeout(timer);
  }, [areLoaded, rotateAfter, isPlaying, openedAt, load]);

  return { areLoaded, load };
}
