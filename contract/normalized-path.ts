/**
 * A pathname in lower case and without a trailing slash. People type addresses, so neither matters. A file of its own:
 * the inline script of every document (web/boot/boot.ts) has no room for the routes.
 */
export function normalizedPath(pathname: string): string {
  return pathname.toLowerCase().replace(/(.)\/$/, "$1");
}
