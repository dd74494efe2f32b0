import { useEffect, useRef } from "react";
import { pageTitles } from "#content/en/pages.ts";
import type { RouteId } from "#contract/routes.ts";
import { documentTitle } from "./document-title.ts";
import { focusHeading, goToStart } from "./go-to.ts";

/**
 * Runs after every route change: scrolls to its start, sets the title and focuses the main heading, which makes a
 * screen reader announce the page exactly once. It skips the first page, for which the browser has done all this.
 */
export function useRouteEffects(address: string, routeId: RouteId): void {
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    // An article has a title of its own.
    const ownTitle = routeId === "blog-article" && document.querySelector("main h1")?.textContent;
    document.title = documentTitle(ownTitle || pageTitles[routeId]);
    // The typeface may have come after the first paint: from now on it is used (web/styles/fonts.css).
    document.documentElement.dataset.changed = "";
    goToStart(address);
    focusHeading();
  }, [address, routeId]);
}
