/** The path of a request as it was sent, without the query. */
export function pathnameOf({ url }: { readonly url: string }): string {
  const query = url.indexOf("?");
  return query === -1 ? url : url.slice(0, query);
}
