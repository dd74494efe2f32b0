import type { MatchedRoute, RouteId } from "#contract/routes.ts";
import { shareCards } from "./share-cards.generated.ts";

/** In pixels; what link previews everywhere expect. */
export const shareCardSize = { width: 1200, height: 630 } as const;

const cards: Readonly<Partial<Record<RouteId, { readonly file: string }>>> = shareCards;

/**
 * The picture that stands for a page in link previews, as a path of the site. Pages without one, which
 * search engines do not list either, show Home's.
 */
export function shareCardPath({ id }: MatchedRoute): string {
  return `/share/${(cards[id] ?? shareCards.home).file}`;
}

/** A page's title as its card shows it: the company's name stands above it already. */
export function shareTitle(title: string): string {
  return title.replace(/^.* \| /, "");
}
