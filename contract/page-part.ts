/**
 * The id of the part of a page that an address leads to: "plan" of `/services/services2?at=plan`, also behind a `#`.
 * Undefined for a whole page. In a file of its own, because the boot script has no room for the routes.
 */
export function partIn(address: string): string | undefined {
  return /[?&]at=([^&#]+)/.exec(address)?.[1];
}
