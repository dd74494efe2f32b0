import { type RefObject, useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "#web/browser/reduced-motion.ts";
import { whenInView } from "#web/browser/when-in-view.ts";

/** How long a counter takes (specification, section 9). In milliseconds. */
const countDuration = 10_000;

/** The share of that time in which the figure runs up to its last thousandths: after one second it can be read. */
const sprint = 0.1;

/**
 * Counts from zero to nearly the end within a second, then ever more slowly: the last digits roll the whole time, while
 * the first ones already show the size. A figure that was seen before starts just below its end, because it must not
 * fall. `progress` and the result are shares from 0 to 1.
 */
function easeOut(progress: number, wasSeen: boolean): number {
  const run = wasSeen ? 0 : 0.996 * Math.max(0, 1 - progress / sprint) ** 3;
  return 1 - run - 0.004 * (1 - progress) ** 3;
}

interface CountUp {
  /** The element whose coming into view starts the counting. */
  readonly areaRef: RefObject<HTMLDivElement | null>;
  /** The share of the figure to show, from 0 to 1; undefined while nothing is counted, when the end value shows. */
  readonly progress: number | undefined;
}

/** Counts once, for ten seconds, from just before its element comes into view. Never with reduced motion. */
export function useCountUp(): CountUp {
  const areaRef = useRef<HTMLDivElement>(null);
  const [progress, setProgress] = useState<number>();

  useEffect(() => {
    const area = areaRef.current;
    if (!area || prefersReducedMotion()) return;
    let frame = 0;
    const wasSeen = area.getBoundingClientRect().top < innerHeight;
    const stopWatching = whenInView(area, countUp, { rootMargin: "0px 0px 48px" });
    function countUp(): void {
      stopWatching();
      const began = performance.now();
      const step = (now: number): void => {
        const elapsed = Math.max(0, now - began) / countDuration;
        setProgress(elapsed < 1 ? easeOut(elapsed, wasSeen) : undefined);
        if (elapsed < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    }
    return () => {
      stopWatching();
      cancelAnimationFrame(frame);
    };
  }, []);

  return { areaRef, progress };
}
