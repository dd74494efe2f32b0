/**
 * The id of the part of a page that an address leads to: "plan" of `/services/services2?at=plan`, also behind a `#`.
 * Undefined for the address of a whole page. A file of its own, because the boot script has no other use of the routes.
 */
export function partIn(address: string): string | undefined {
  return /[?&]at=([^&#]+)/.exec(address)?.[1];
}
