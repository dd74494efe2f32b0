import { useEffect, useRef } from "react";
import { pageTitles } from "#content/en/pages.ts";
import type { RouteId } from "#contract/routes.ts";
import { documentTitle } from "./document-title.ts";

/**
 * What every route change does once the page stands: the window is at the top at once, the title
 * is the page's, and the focus is on its main heading, which makes a screen reader announce the
 * page exactly once. The first page is left alone: the browser has done all this.
 */
export function useRouteEffects(address: string, routeId: RouteId): void {
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    const heading = document.querySelector<HTMLElement>("main h1");
    // An article's title is its own.
    const ownTitle = routeId === "blog-article" && heading?.textContent;
    document.title = documentTitle(ownTitle || pageTitles[routeId]);
    window.scrollTo({ top: 0, behavior: "instant" });
    heading?.focus({ preventScroll: true });
  }, [address, routeId]);
}
