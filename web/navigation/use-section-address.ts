import { useEffect } from "react";
import { afterRouteEffects } from "./after-route-effects.ts";
import { goToSection } from "./go-to-section.ts";
import { useLocation } from "./hash-location.ts";

/**
 * A link with `?at=` and the id of a heading leads there instead of to the top of the page. Called by the part of the
 * page that holds the headings. A document has been opened there by the browser (`hrefOf`): whoever has scrolled since
 * is not taken back.
 */
export function useSectionAddress(): void {
  const id = useLocation().query.get("at");
  useEffect(() => {
    if (id && !document.querySelector(":target")) afterRouteEffects(() => goToSection(id));
  }, [id]);
}
