import { type RefObject, useCallback, useEffect, useState } from "react";

/** Which pictures of a carousel are not fetched with the page. */
export type Sleep = "later" | "all" | undefined;

/** How long before the first turn by itself the later pictures are fetched, in milliseconds. */
const beforeTurn = 2500;

/**
 * Whether a carousel's pictures may be fetched. A browser's own lazy loading fetches what is two
 * screens away; on a phone that is more than the first screen itself. So the pictures sleep: "all"
 * until the visitor scrolls or the carousel is in view, "later" until someone touches it or its first turn is near.
 *
 * @param rotateAfter when it turns by itself, in milliseconds; undefined while it does not.
 */
export function useWake(sleep: Sleep, root: RefObject<HTMLElement | null>, rotateAfter: number | undefined) {
  const [awake, setAwake] = useState(sleep === undefined);
  const wake = useCallback(() => setAwake(true), []);

  useEffect(() => {
    if (awake || sleep !== "all" || !root.current) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && wake());
    watcher.observe(root.current);
    // Who scrolls is on the way: from here the browser's own lazy loading is early enough.
    window.addEventListener("scroll", wake, { once: true, passive: true });
    return () => {
      watcher.disconnect();
      window.removeEventListener("scroll", wake);
    };
  }, [awake, sleep, root, wake]);

  useEffect(() => {
    if (awake || rotateAfter === undefined) return;
    const alarm = setTimeout(wake, rotateAfter - beforeTurn);
    return () => clearTimeout(alarm);
  }, [awake, rotateAfter, wake]);

  return { awake, wake };
}
