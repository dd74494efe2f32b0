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
    if (part && !isServed.current) afterRouteEffects(() => goTo(document.getElementById(part)));
    isServed.current = false;
  }, [part]);
}
