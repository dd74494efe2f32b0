import { parseLocation } from "./hash-location.ts";

/**
 * Takes the query out of the address once the page has used it, so that a reload does not bring it again. Another link
 * that was followed meanwhile stays.
 */
export function dropQuery(path: string, query: URLSearchParams): void {
  const { hash } = window.location;
  if (String(parseLocation(hash.slice(1)).query) !== String(query)) return;
  window.history.replaceState(window.history.state, "", `#${path}`);
}
