/**
 * A pathname in lower case and without a trailing slash, because people type addresses. In a file of its own, because
 * the inline script of every document (web/boot/boot.ts) has no room for the routes.
 */
export function normalizedPath(pathname: string): string {
  return pathname.toLowerCase().replace(/(.)\/$/, "$1");
}
