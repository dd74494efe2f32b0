import { shareCards } from "#build-data/share-cards";
import type { MatchedRoute } from "#contract/routes.ts";

/** The size that link previews expect, in pixels. */
export const shareCardSize = { width: 1200, height: 630 } as const;

/**
 * A page's picture in link previews, as a path of the site. Pages without one, which search engines do not list
 * either, show Home's.
 */
export function shareCardPath({ id }: MatchedRoute): string {
  return `/share/${shareCards[id] ?? shareCards.home}`;
}

/** A page's title on its card. The company's name is already above it. */
export function shareTitle(title: string): string {
  return title.replace(/^.* \| /, "");
}
