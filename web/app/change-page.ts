import { startTransition } from "react";
import { flushSync } from "react-dom";
import { matchRoute } from "#contract/routes.ts";
import { prefersReducedMotion } from "#web/browser/reduced-motion.ts";
import { hydrateIslands } from "#web/hydration/island.tsx";
import { parseLocation } from "#web/navigation/hash-location.ts";
import { loadPage } from "./load-page.ts";

/** The number of the latest call. A visitor who goes on before a page has loaded gets only the later page. */
let latest = 0;

/**
 * Goes from one address to another: `show` sets it. Another page fades in where the browser can do that (see
 * web/styles/page-change.css), once its code has loaded, so that the fade never waits for the network. Everywhere
 * else, with reduced motion, and within a page, it is a React transition: the old page stays until the next can be
 * painted.
 */
export function changePage(from: string, to: string, show: () => void): void {
  hydrateIslands();
  latest += 1;
  const call = latest;
  const { page } = matchRoute(parseLocation(to).pathname);
  const showInTransition = (): void => startTransition(show);
  showWaiting(loadPage(page), () => call === latest);
  const isSamePage = page === matchRoute(parseLocation(from).pathname).page;
  if (isSamePage || !document.startViewTransition || prefersReducedMotion()) {
    showInTransition();
    return;
  }
  loadPage(page).then(() => call === latest && fade(show), showInTransition);
}

/** Shows the mark of a page that is loading (web/shell/shell.css). */
function showWaiting(code: Promise<unknown>, isLatest: () => boolean): void {
  const { dataset } = document.documentElement;
  const end = (): void => {
    if (isLatest()) delete dataset.waiting;
  };
  dataset.waiting = "";
  code.then(end, end);
}

function fade(show: () => void): void {
  const { dataset } = document.documentElement;
  dataset.leaving = "";
  const { ready } = document.startViewTransition(() => {
    // Only the old page is shown as a picture. The new one can be used at once.
    delete dataset.leaving;
    // flushSync: the scrolling and the focus of a route change belong to the same moment.
    flushSync(show);
  });
  // Rejects when another page comes first, or in a hidden tab. The page is shown all the same.
  ready.catch(() => {});
}
