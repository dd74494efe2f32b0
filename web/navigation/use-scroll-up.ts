import { useEffect } from "react";
import { goToStart } from "./go-to.ts";
import { addressInHash } from "./hash-location.ts";

/**
 * Scrolls to the page's start when a link to the current page is pressed: its hash does not change. One handler serves
 * all links, also those in sections that are never hydrated.
 */
export function useScrollUp(): void {
  useEffect(() => {
    document.addEventListener("click", scrollUp);
    return () => document.removeEventListener("click", scrollUp);
  }, []);
}

function scrollUp({ target }: MouseEvent): void {
  const link = (target as Element).closest("a[data-link]");
  const shown = addressInHash(window.location.hash);
  if (shown && link?.getAttribute("href") === `#${shown}`) goToStart(shown);
}
