import { type RefObject, useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "#web/browser/reduced-motion.ts";
import { useOpenedAt } from "#web/hydration/use-opened-at.ts";

/** The shortest time from the start of the scripts to the first turn, in milliseconds. */
const shortestWait = 2_500;

export interface Rotation {
  readonly playing: boolean;
  readonly setPlaying: (playing: boolean) => void;
}

/**
 * Shows the next slide by itself, as WCAG 2.2.2 allows it: it can be paused, any use of the page ends it, such as of a
 * field or the chat, and it never starts with reduced motion. Nothing turns while the tab is hidden.
 *
 * @param root the carousel, which calls `setPlaying` itself when it is used.
 * @param delay how long a slide is shown, in milliseconds; undefined for a carousel that never turns by itself. In a
 * served document the time of the first slide counts from the document's arrival, not from that of this code.
 * @param turn changes with every turn, which restarts the timer.
 */
export function useRotation(
  root: RefObject<HTMLElement | null>,
  delay: number | undefined,
  turn: () => void,
): Rotation {
  const [playing, setPlaying] = useState(false);
  const openedAt = useOpenedAt();
  const hasTurned = useRef(false);

  useEffect(() => {
    // The visitor may have pressed something before this code arrived.
    const isUsed = document.activeElement !== document.body;
    setPlaying(delay !== undefined && !isUsed && !prefersReducedMotion());
  }, [delay]);

  useEffect(() => {
    if (!playing) return;
    const listening = new AbortController();
    const { signal } = listening;
    function stop({ target }: Event): void {
      if (!root.current?.contains(target as Node)) setPlaying(false);
    }
    for (const type of ["focusin", "pointerdown"]) addEventListener(type, stop, { capture: true, signal });
    return () => listening.abort();
  }, [playing, root]);

  useEffect(() => {
    if (!playing || delay === undefined) return;
    function turnIfVisible(): void {
      clock = setTimeout(turnIfVisible, delay);
      if (!document.hidden) turn();
    }
    const shown = hasTurned.current ? 0 : performance.now() - openedAt;
    hasTurned.current = true;
    let clock = setTimeout(turnIfVisible, Math.max(delay - shown, shortestWait));
    return () => clearTimeout(clock);
  }, [playing, delay, openedAt, turn]);

  return { playing, setPlaying };
}
