/** The path of a request as it was sent, without the query. */
export function pathnameOf({ url }: { readonly url: string }): string {
  const query = url.indexOf("?");
  return query === -1 ? url : url.slice(0, query);
}

/** Whether an address is one of an API's, of the site's or of the desk's. */
export function isApiPath(pathname: string): boolean {
  return pathname === "/api" || pathname.startsWith("/api/");
}
