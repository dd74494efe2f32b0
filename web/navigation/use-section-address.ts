import { useEffect, useRef } from "react";
import { useHydrated } from "#web/hydration/use-hydrated.ts";
import { afterRouteEffects } from "./after-route-effects.ts";
import { goTo } from "./go-to.ts";
import { useLocation } from "./hash-location.ts";

/**
 * A link with `?at=` and the id of a heading leads there instead of to the top of the page. Called by the part of the
 * page that holds the headings. In a served document the browser has scrolled there itself (`hrefOf`), or the boot
 * script, and a visitor who has scrolled on since then stays where they are.
 */
export function useSectionAddress(): void {
  const { part } = useLocation();
  const isServed = useRef(!useHydrated());
  useEffect(() => {
    const wasServed = isServed.current;
    isServed.current = false;
    if (!part || wasServed) return;
    let release = (): void => {};
    afterRouteEffects(() => {
      const element = document.getElementById(part);
      goTo(element);
      if (element) release = keepInPlace(element);
    });
    return () => release();
  }, [part]);
}

/**
 * Keeps an element at the place to which it was scrolled, until somebody scrolls. Content above it may come later: an
 * island is empty until its code is there, and not every browser has scroll anchoring.
 */
function keepInPlace(element: HTMLElement): () => void {
  let place = window.scrollY;
  const observer = new ResizeObserver(() => {
    if (window.scrollY !== place) return observer.disconnect();
    element.scrollIntoView({ behavior: "instant" });
    place = window.scrollY;
  });
  observer.observe(document.body);
  return () => observer.disconnect();
}
