/** The path of a request as it was sent, without the query. */
export function pathnameOf({ url }: { readonly url: string }): string {
  const query = url.indexOf("?");
  return query === -1 ? url : url.slice(0, query);
}

/** Whether a pathname belongs to the API, of the site or of the desk. */
export function isApiPath(pathname: string): boolean {
  return pathname === "/api" || pathname.startsWith("/api/");
}
