import { startTransition } from "react";
import { flushSync } from "react-dom";
import { matchRoute, type PageName } from "#contract/routes.ts";
import { prefersReducedMotion } from "#web/browser/reduced-motion.ts";
import { hydrateIslands } from "#web/hydration/island.tsx";
import { parseLocation } from "#web/navigation/hash-location.ts";
import { closeMenu, isMenuOpen } from "../shell/header.tsx";
import { loadPage } from "./load-page.ts";

/** How long the phone's menu stays for the code of the page that was chosen in it, in milliseconds. */
const menuWaitMs = 200;
/** Code that takes longer shows the mark of a page that is loading (web/shell/shell.css), in milliseconds. */
const noticeableMs = 300;

/** The number of the latest call. A visitor who goes on before a page has loaded gets only the later page. */
let latest = 0;

/** Goes from one address to another: `show` sets it. Within a page it is a React transition. */
export function changePage(from: string, to: string, show: () => void): void {
  hydrateIslands();
  latest += 1;
  const call = latest;
  const [page, oldPage] = [to, from].map((address) => matchRoute(parseLocation(address).pathname).page);
  const isLatest = () => call === latest;
  // A fade paints the old page first, and the visitor may follow another link meanwhile.
  if (page && page !== oldPage) return void goToPage(page, () => isLatest() && show(), isLatest);
  closeMenu();
  startTransition(show);
}

/**
 * Shows another page once its code has loaded, so that nothing waits for the network after the old page has gone. It
 * fades in where the browser can do that (web/styles/page-change.css). The phone's menu covers the old page, so both go
 * at once: to draw that page again or to fade it out takes a slow phone longer than the new page.
 */
async function goToPage(page: PageName, show: () => void, isLatest: () => boolean): Promise<void> {
  let isThere = false;
  const code = loadPage(page).then(() => {
    isThere = true;
  });
  showWaiting(code, isLatest);
  const isCovered = isMenuOpen();
  try {
    if (isCovered) await Promise.race([code, new Promise((resolve) => setTimeout(resolve, menuWaitMs))]);
    if (!isLatest()) return;
    if (isCovered && isThere) return replace(show);
    closeMenu();
    await code;
    if (isLatest()) fade(show);
  } catch {
    if (!isLatest()) return;
    closeMenu();
    // The new page says that its code failed to load. React reads that from a promise, which it waits for.
    startTransition(show);
  }
}

/** Shows the mark of a page that is loading. */
function showWaiting(code: Promise<unknown>, isLatest: () => boolean): void {
  const { dataset } = document.documentElement;
  const timer = setTimeout(() => {
    if (isLatest()) dataset.waiting = "";
  }, noticeableMs);
  function end(): void {
    clearTimeout(timer);
    delete dataset.waiting;
  }
  code.then(end, end);
}

/** The focus goes to the new page's heading: on its way back to the menu's button it would lay out the old page. */
function replace(show: () => void): void {
  (document.activeElement as HTMLElement | null)?.blur();
  closeMenu();
  flushSync(show);
}

function fade(show: () => void): void {
  const { dataset } = document.documentElement;
  if (!document.startViewTransition || prefersReducedMotion()) {
    flushSync(show);
    return;
  }
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
