/**
 * Navigation by hash (`#/about-us`, `#/search?q=x`), in the specification's manner. The location
 * is one React context; a change is applied as a transition, so the page that is shown stays until
 * the next one can be painted.
 */
import { createContext, useContext } from "react";
import { routeAddresses } from "#contract/routes.ts";
import { addressInFragment } from "./fragment-address.ts";

/** Where the visitor is, as the router sees it. */
export interface SiteLocation {
  readonly pathname: string;
  readonly query: URLSearchParams;
}

/** "/search?q=x" → its pathname and query. A fragment after it is dropped. */
export function parseLocation(address: string): SiteLocation {
  const [path = "/", query = ""] = address.replace(/#.*$/s, "").split("?", 2);
  return { pathname: path || "/", query: new URLSearchParams(query) };
}

/** The address in a fragment, or undefined for a fragment that names no page, or a place in the page shown. */
export function addressInHash(hash: string): string | undefined {
  return document.getElementById(hash.slice(1)) ? undefined : addressInFragment(hash, routeAddresses);
}

/** Goes to another page of the site, for example `navigate("/search?q=eicher")`. */
export function navigate(address: string): void {
  window.location.hash = address;
}

export const LocationContext = createContext<SiteLocation>(parseLocation("/"));

/** Where the visitor is now; whoever uses it is rendered anew when that changes. */
export function useLocation(): SiteLocation {
  return useContext(LocationContext);
}
