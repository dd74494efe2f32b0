/** What a label says as long as its link leads to the network itself: the owner has yet to supply the page. */
export const sampleLink = "(sample link)";

/** The links that lead to a page of the company or of a person, not just to the network. */
export function ownPages<Link extends { readonly href: string }>(links: readonly Link[]): Link[] {
  return links.filter(({ href }) => new URL(href).pathname !== "/");
}
