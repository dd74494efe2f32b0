/**
 * Navigation by hash (`#/about-us`, `#/search?q=x`), as the specification wants it. The location is a React context.
 * Within a page a change is a transition. Another page is shown at once when its code has loaded (app/change-page.ts).
 */
import { createContext, useContext } from "react";
import { partIn } from "#contract/page-part.ts";
import { homeQuote, routeAddresses } from "#contract/routes.ts";
import { addressInFragment } from "./fragment-address.ts";

/** The visitor's location. */
export interface SiteLocation {
  readonly pathname: string;
  readonly query: URLSearchParams;
  /** The id of the part of the page that it leads to. */
  readonly part: string | undefined;
}

/** "/search?q=x" → its pathname, query and part. A fragment after it is dropped. */
export function parseLocation(address: string): SiteLocation {
  const [path, query] = address.replace(/#.*$/s, "").split(/\?(.*)/s, 2);
  return { pathname: path || "/", query: new URLSearchParams(query), part: partIn(address) };
}

/** The address in a fragment; undefined for a fragment that names no page, or a place in the current page. */
export function addressInHash(hash: string): string | undefined {
  return document.getElementById(hash.slice(1)) ? undefined : addressInFragment(hash, routeAddresses);
}

/** Goes to another page of the site, for example `navigate("/search?q=eicher")`. */
export function navigate(address: string): void {
  window.location.hash = address;
}

/**
 * The `href` of a link: the real path in the document, the hash for the router. A link to a part of a page (`?at=`, or
 * `homeQuote`) also has that part's id as its fragment in the document: the browser shows the part at the first paint.
 */
export function hrefOf(address: string): string {
  if (!import.meta.env.SSR) return `#${address}`;
  const part = address === homeQuote ? address : partIn(address);
  return part ? `${address}#${part}` : address;
}

export const LocationContext = createContext<SiteLocation>(parseLocation("/"));

/** The current location. Components that use it render again when it changes. */
export function useLocation(): SiteLocation {
  return useContext(LocationContext);
}
