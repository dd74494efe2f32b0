import { type RefObject, useEffect, useState } from "react";

/**
 * `waiting`: nothing is drawn yet; `drawing`: the lines are being drawn, once. Undefined: the drawing is complete.
 */
export type DrawIn = "waiting" | "drawing" | undefined;

/**
 * Draws a drawing line by line when it is first seen. It is complete until scripts run, and stays so if it is in the
 * window already then.
 */
export function useDrawIn(drawing: RefObject<Element | null>): DrawIn {
  const [state, setState] = useState<DrawIn>();

  useEffect(() => {
    if (!drawing.current) return;
    let first = true;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        const seen = entry?.isIntersecting === true;
        if (seen) watcher.disconnect();
        if (first !== seen) setState(seen ? "drawing" : "waiting");
        first = false;
      },
      { threshold: 0.3 },
    );
    watcher.observe(drawing.current);
    return () => watcher.disconnect();
  }, [drawing]);

  return state;
}
