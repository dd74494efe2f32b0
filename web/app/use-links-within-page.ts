import { useEffect } from "react";
import { partIn } from "#contract/page-part.ts";
import { opensElsewhere } from "#web/browser/opens-elsewhere.ts";
import { goTo, goToStart } from "#web/navigation/go-to.ts";
import { addressInHash } from "#web/navigation/hash-location.ts";
import { closeMenu } from "../shell/header.tsx";

/**
 * Follows links that do not change the address, for which the router does nothing: the menu closes, and a link to the
 * current address scrolls to its part of the page or to the top. The browser itself scrolls to a place in the page. One
 * handler serves all links, also those in sections that are never hydrated.
 */
export function useLinksWithinPage(address: string): void {
  useEffect(() => {
    function follow(event: MouseEvent): void {
      if (opensElsewhere(event)) return;
      const href = (event.target as Element).closest("a[data-link]")?.getAttribute("href");
      const next = href ? addressInHash(href) : "";
      if (next === address) {
        const part = partIn(next);
        if (part) goTo(document.getElementById(part));
        else goToStart(next);
      }
      if (next === address || next === undefined) closeMenu();
    }
    // React stops a press in a section whose code has not come: it would not reach the document on its way up.
    document.addEventListener("click", follow, true);
    return () => document.removeEventListener("click", follow, true);
  }, [address]);
}
