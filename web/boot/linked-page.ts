import { normalizedPath } from "#contract/normalized-path.ts";
import { partIn } from "#contract/page-part.ts";
import { fillFormsFromDrafts } from "#web/drafts/early-drafts.ts";
import { addressInFragment } from "#web/navigation/fragment-address.ts";

/** Every address of the site. The build inserts the list. */
declare const knownAddresses: readonly string[];

const page = document.documentElement;
/** The address of this document. */
const served = location.pathname + location.search;

/**
 * Shows the page of the address. For a deep link (`/#/about-us`) the server sends the document of another page. This
 * function hides that document, fetches the right one at once and puts its content in place. So nothing flashes, and
 * React never hydrates the document of another route.
 *
 * @param ready resolves once the forms can be filled in from drafts.
 */
export function showPage(ready: Promise<unknown>): void {
  // A fragment without a slash may be a section of the page, such as of a policy. On Home it can only be a page.
  const mayLink = location.hash.startsWith("#/") || location.pathname === "/";
  const linked = mayLink ? addressInFragment(location.hash, knownAddresses) : undefined;
  if (linked !== undefined && linked !== served) showLinkedPage(linked, ready);
  else
    onceParsed(ready, () => {
      markAddress(served);
      // To a fragment the browser itself scrolls, and earlier.
      if (location.hash === "") scrollToPart(served);
    });
}

function showLinkedPage(address: string, ready: Promise<unknown>): void {
  // The error page has no header.
  page.dataset.deepLink = address.startsWith("/error") ? "bare" : "pending";
  // XMLHttpRequest parses HTML without innerHTML, which Trusted Types forbid here.
  const request = new XMLHttpRequest();
  const asked = documentOf(address);
  request.open("GET", asked);
  request.responseType = "document";
  request.timeout = 20_000;
  request.onloadend = () =>
    onceParsed(ready, () => {
      const linkedDocument = request.response as Document | null;
      if (linkedDocument?.getElementById("root"))
        adopt(linkedDocument, address, redirected(asked, request.responseURL) ?? address);
      else markAddress(served);
      delete page.dataset.deepLink;
      scrollToPart(address);
    });
  request.send();
}

/** Where the server sent a query that holds an identity number; undefined if it answered the query as it was. */
function redirected(asked: string, answered: string): string | undefined {
  const { pathname, search } = new URL(answered);
  return search === new URL(asked, answered).search ? undefined : pathname + search;
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
 * Replaces this document's content, styles and head with those of another document. What the visitor has meanwhile
 * opened, or typed into the header, stays.
 *
 * @param linked the address that was linked to.
 * @param address that of the other document.
 */
function adopt(other: Document, linked: string, address: string): void {
  // A browser without popovers refuses the selector, and would never show the page.
  const opened = "popover" in page ? document.querySelectorAll(":popover-open") : [];
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
  const wanted = addressInFragment(location.hash, knownAddresses) ?? linked;
  history.replaceState(history.state, "", `/#${wanted === linked ? address : wanted}`);
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

/** Scrolls to the part of the page that an address names: until scripts run, nothing else does. */
function scrollToPart(address: string): void {
  document.getElementById(partIn(address) ?? address)?.scrollIntoView();
}

function markAddress(address: string): void {
  const root = document.getElementById("root");
  if (root) root.dataset.address = address;
  fillFormsFromDrafts();
}

/** Calls back once the document is parsed and `ready` has resolved. */
function onceParsed(ready: Promise<unknown>, callback: () => void): void {
  void ready.then(() => {
    if (document.readyState === "loading")
      document.addEventListener("DOMContentLoaded", callback, { once: true });
    else callback();
  });
}
