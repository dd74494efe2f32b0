import { useEffect, useState } from "react";
import { prefersReducedMotion } from "#web/app/reduced-motion.ts";

export interface Rotation {
  readonly playing: boolean;
  readonly setPlaying: (playing: boolean) => void;
}

/**
 * Shows the next slide by itself, as WCAG 2.2.2 allows it: it can be paused, any use of the carousel ends it, and it
 * never starts with reduced motion. Nothing turns while the tab is hidden.
 *
 * @param delay how long a slide is shown, in milliseconds; undefined for a carousel that never turns by itself.
 * @param turnKey changes with every turn, which restarts the timer.
 */
export function useRotation(delay: number | undefined, turnKey: number, turn: () => void): Rotation {
  const [playing, setPlaying] = useState(false);

  useEffect(() => setPlaying(delay !== undefined && !prefersReducedMotion()), [delay]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: turnKey restarts the clock on purpose.
  useEffect(() => {
    if (!playing) return;
    const clock = setInterval(() => {
      if (!document.hidden) turn();
    }, delay);
    return () => clearInterval(clock);
  }, [playing, delay, turnKey, turn]);

  return { playing, setPlaying };
}
