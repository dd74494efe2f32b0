import { startTransition } from "react";
import { flushSync } from "react-dom";
import { matchRoute } from "#contract/routes.ts";
import { parseLocation } from "./hash-location.ts";
import { loadPage } from "./load-page.ts";
import { prefersReducedMotion } from "./reduced-motion.ts";

/** Which call is the last one: whoever goes on before a page has arrived gets only the page after. */
let latest = 0;

/**
 * Goes from one address to another: `show` sets it. Another page fades in over the one on screen where
 * the browser can do that (web/styles/page-change.css says how), once its code is here, so that the
 * fade never waits for the network. Everywhere else, for those who want no motion, and within a page,
 * the change is React's transition alone: what is shown stays until the next can be painted.
 */
export function changePage(from: string, to: string, show: () => void): void {
  latest += 1;
  const call = latest;
  const { page } = matchRoute(parseLocation(to).pathname);
  const plainly = (): void => startTransition(show);
  showWaiting(loadPage(page), () => call === latest);
  const still = page === matchRoute(parseLocation(from).pathname).page;
  if (still || !document.startViewTransition || prefersReducedMotion()) {
    plainly();
    return;
  }
  loadPage(page).then(() => call === latest && fade(show), plainly);
}

/** The mark of a page whose code is still on its way (web/shell/shell.css). */
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
    // Only the page that goes becomes a picture: the one that comes can be used from its first moment.
    delete dataset.leaving;
    // flushSync: the scrolling and the focus of a route change belong to the same moment.
    flushSync(show);
  });
  // Rejected when another page comes before this one stood, or in a hidden tab. The page is shown all the same.
  ready.catch(() => {});
}
