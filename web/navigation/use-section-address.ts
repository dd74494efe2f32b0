import { useEffect } from "react";
import { afterRouteEffects } from "./after-route-effects.ts";
import { goTo } from "./go-to.ts";
import { useLocation } from "./hash-location.ts";

/**
 * A link with `?at=` and the id of a heading leads there instead of to the top of the page. Called by the part of the
 * page that holds the headings. In a served document the browser has scrolled there itself (`hrefOf`), and a
 * visitor who has scrolled on since then stays where they are.
 */
export function useSectionAddress(): void {
  const id = useLocation().query.get("at");
  useEffect(() => {
    if (id && !document.querySelector(":target")) afterRouteEffects(() => goTo(document.getElementById(id)));
  }, [id]);
}
