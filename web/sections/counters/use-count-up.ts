import { type RefObject, useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "#web/browser/reduced-motion.ts";
import { whenInView } from "#web/browser/when-in-view.ts";

/** How long a counter takes (specification, section 9). In milliseconds. */
const countDuration = 10_000;

/**
 * The last thousandths of the figure, ever more slowly: its last digits roll for all of the time, while the first ones
 * say from the start what it is. `progress` and the result are shares from 0 to 1.
 */
function easeOut(progress: number): number {
  return 1 - 0.004 * (1 - progress) ** 3;
}

interface CountUp {
  /** The element whose coming into view starts the counting. */
  readonly areaRef: RefObject<HTMLDivElement | null>;
  /** The share of the figure to show, from 0 to 1; undefined while nothing is counted, when the end value shows. */
  readonly progress: number | undefined;
}

/** Counts once, for ten seconds, when its element first comes into view. Never with reduced motion. */
export function useCountUp(): CountUp {
  const areaRef = useRef<HTMLDivElement>(null);
  const [progress, setProgress] = useState<number>();

  useEffect(() => {
    const area = areaRef.current;
    if (!area || prefersReducedMotion()) return;
    let frame = 0;
    const stopWatching = whenInView(area, countUp, { threshold: 0.25 });
    function countUp(): void {
      stopWatching();
      const began = performance.now();
      const step = (now: number): void => {
        const elapsed = Math.max(0, now - began) / countDuration;
        setProgress(elapsed < 1 ? easeOut(elapsed) : undefined);
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
