import { normalizedPath } from "#contract/normalized-path.ts";
import { addressInFragment } from "#web/navigation/fragment-address.ts";
import { answerApplyLinks } from "./apply-links.ts";
import { restoreAndMirrorDrafts, tabKey } from "./closed-tabs.ts";
import { restoreDrafts, saveEarlyInput } from "./early-drafts.ts";
import { loadScripts } from "./load-scripts.ts";
import { timeLoadingMark } from "./loading-mark.ts";
import { recordClicks } from "./record-clicks.ts";

/*
 * The one inline script of every document. It runs before anything is painted, so it must stay
 * small, and so must what it imports. Seven jobs:
 *
 * 1. A deep link (`/#/about-us`) got the document of another page. Hide that, fetch the right
 *    document at once and put its content in place: no flash, and React never hydrates a
 *    document of another route.
 * 2. Fetch the site's scripts after `load` and an idle moment, and run them at the first sign of a
 *    visitor: a touch, a key, a scroll, the pointer. Until then links and forms work natively.
 * 3. Time the loading mark from the first paint.
 * 4. Let Apply choose its job, before React too.
 * 5. Keep the presses that only scripts answer, until they do.
 * 6. Fill in the forms from their drafts, and keep what is typed before a form has its code.
 * 7. Copy the drafts, so that they outlive their tab.
 */

/** Every address of the site. The build puts the list in here. */
declare const knownAddresses: readonly string[];

const page = document.documentElement;
// A fragment without a slash may be a place in the page, such as a section of a policy. Home has none that names a
// page.
const mayLink = location.hash.startsWith("#/") || location.pathname === "/";
const linked = mayLink ? addressInFragment(location.hash, knownAddresses) : undefined;
const served = location.pathname + location.search;
/** This tab has copies of the drafts of others: its forms and scripts begin with them. */
const { restored, ready } = restoreAndMirrorDrafts();
// They come late: the forms have begun without them.
void restored.then(() => document.querySelector("#root[data-address]") && restoreDrafts());

if (linked !== undefined && linked !== served) showLinkedPage(linked);
else
  onceParsed(() => {
    markAddress(served);
    // A fragment leads there by itself, and earlier.
    if (location.hash === "") showPart(served);
  });
startScriptsLate();
saveEarlyInput();
timeLoadingMark();
answerApplyLinks();

function showLinkedPage(address: string): void {
  // The error page has no header.
  page.dataset.deepLink = address.startsWith("/error") ? "bare" : "pending";
  // XMLHttpRequest parses HTML without innerHTML, which Trusted Types forbid here.
  const request = new XMLHttpRequest();
  request.open("GET", documentOf(address));
  request.responseType = "document";
  request.timeout = 20_000;
  request.onloadend = () =>
    onceParsed(() => {
      const linkedDocument = request.response as Document | null;
      if (linkedDocument?.getElementById("root")) adopt(linkedDocument, address);
      else markAddress(served);
      delete page.dataset.deepLink;
      showPart(address);
    });
  request.send();
}

/**
 * The address of the document to fetch. An unknown address is not fetched, since a 404 would be an error in the
 * console: the error page also exists as a plain file.
 */
function documentOf(address: string): string {
  const pathname = normalizedPath(address.replace(/[?#].*/s, ""));
  if (knownAddresses.some((known) => known.toLowerCase() === pathname)) return address;
  return pathname.startsWith("/error") ? "/unknown-error.html" : "/unknown.html";
}

/**
 * Replaces this document's content, styles and head with another's. What the visitor has opened or typed meanwhile, in
 * the header or with Meena's button, stays.
 */
function adopt(other: Document, address: string): void {
  const opened = document.querySelectorAll(":popover-open");
  const typed = searchField();
  const isTyping = typed === document.activeElement;
  const styles = "style, link[rel=stylesheet]";
  // A disabled link that stays without its <style> would keep the styles from ever being loaded.
  for (const style of document.querySelectorAll(styles)) style.remove();
  document.head.append(...other.querySelectorAll(styles));
  document.title = other.title;
  replace(other, "meta[name=description]");
  replace(other, "link[rel=canonical]");
  replace(other, "#render-data");
  replace(other, "#root");
  // Another link may have been followed meanwhile.
  const wanted = addressInFragment(location.hash, knownAddresses) ?? address;
  history.replaceState(history.state, "", `/#${wanted}`);
  markAddress(address);
  for (const { id } of opened) document.getElementById(id)?.showPopover();
  const field = searchField();
  if (field && typed) field.value = typed.value;
  if (isTyping) field?.focus();
}

function searchField(): HTMLInputElement | null {
  return document.querySelector(".site-header [name=q]");
}

function replace(other: Document, selector: string): void {
  const theirs = other.querySelector(selector);
  const ours = document.querySelector(selector);
  if (theirs && ours) ours.replaceWith(theirs);
}

/** Goes to the part of the page that an address names: until scripts run, nothing else does. */
function showPart(address: string): void {
  document.getElementById(address.split("?at=")[1] ?? address)?.scrollIntoView();
}

function markAddress(address: string): void {
  const root = document.getElementById("root");
  if (root) root.dataset.address = address;
  restoreDrafts();
}

/** Calls once the document is there, and its drafts, unless they are late. */
function onceParsed(then: () => void): void {
  void ready.then(() => {
    if (document.readyState === "loading")
      document.addEventListener("DOMContentLoaded", then, { once: true });
    else then();
  });
}

/**
 * Fetches the site's scripts in an idle moment and runs them when somebody is there. Until then links, forms, menu,
 * folds and the chat's frame work natively.
 */
function startScriptsLate(): void {
  const pressed = recordClicks();
  const wanted = new Promise<void>((resolve) => {
    onSign(resolve);
    addEventListener("load", async () => {
      // A carousel that turns by itself needs its scripts before its first turn.
      if (document.querySelector("[data-rotates]")) setTimeout(resolve, 6_000);
      await restored;
      if (hasSessionData()) whenIdleAfterPaint(resolve);
    });
  });
  let isLoading = false;

  function load(): void {
    const root = document.getElementById("root");
    if (isLoading) return;
    // A linked page is still loading. Its scripts follow once it is in place.
    if (!root?.dataset.address) return void setTimeout(load, 50);
    isLoading = true;
    loadScripts(root, wanted, pressed);
  }

  addEventListener("load", () => whenIdleAfterPaint(load));
  void wanted.then(load);
}

/** Calls at the first sign of a visitor. */
function onSign(then: () => void): void {
  const eventTypes = "pointerdown pointermove keydown focusin touchstart wheel scroll hashchange".split(" ");
  const options = { capture: true, passive: true };
  function notice({ type, movementX, movementY }: Partial<PointerEvent>): void {
    // The browser itself reports a resting pointer when a page appears under it.
    if (type === "pointermove" && movementX === 0 && movementY === 0) return;
    for (const one of eventTypes) removeEventListener(one, notice as EventListener, options);
    if (/down|touch/.test(type ?? "")) afterPress(then);
    else then();
  }
  for (const one of eventTypes) addEventListener(one, notice as EventListener, options);
}

/**
 * Calls when a press has been answered and the answer is painted: running React takes a slow phone longer than both.
 * Does not wait longer for a finger that stays down or scrolls. May call several times.
 */
function afterPress(then: () => void): void {
  const painted = (): void => void requestAnimationFrame(() => setTimeout(then));
  for (const end of ["click", "keyup", "pointercancel"]) addEventListener(end, painted, { once: true });
  setTimeout(then, 500);
}

/** Whether this tab keeps something that only scripts show, such as the answer to what stands in the order strip. */
function hasSessionData(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key !== tabKey);
  } catch {
    return false;
  }
}

/**
 * After two frames something has been painted; then waits for an idle moment. A hidden tab paints no frames, so there
 * a timer calls. (Work that starts before the largest paint delays it.) May call several times.
 */
function whenIdleAfterPaint(then: () => void): void {
  const idle = (): void => {
    if ("requestIdleCallback" in window) requestIdleCallback(then, { timeout: 1_500 });
    else setTimeout(then, 200);
  };
  requestAnimationFrame(() => requestAnimationFrame(idle));
  setTimeout(then, 3_000);
}
