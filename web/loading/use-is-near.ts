import { type RefObject, useEffect, useState } from "react";
import { whenInView } from "#web/browser/when-in-view.ts";

/**
 * How far outside the window an element counts as near: far enough to load its code before it is seen. That of an island
 * (web/hydration/island.tsx) is shorter, since its content is in the document already.
 */
const nearMargin = "900px 0px";

/** Whether the visitor has come near the element that shows the code, or uses the keyboard. */
export function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const markNear = (): void => setNear(true);
    const stopWatching = whenInView(element.current, markNear, { rootMargin: nearMargin });
    // The Tab key jumps from control to control: the visitor would be past the element before its code is loaded.
    addEventListener("keydown", markNear, { once: true });
    return () => {
      stopWatching();
      removeEventListener("keydown", markNear);
    };
  }, [element]);
  return isNear;
}
