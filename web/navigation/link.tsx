import type { AnchorHTMLAttributes } from "react";
import { shell } from "#content/en/shell.ts";
import { matchRoute } from "#contract/routes.ts";
import { hrefOf, parseLocation } from "./hash-location.ts";

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "target" | "rel"> {
  /** A path of the site, maybe with a query: "/search?q=eicher". */
  readonly to: string;
  /** For a link beside what the visitor has typed: that stays as it is, with the place in the page. */
  readonly newTab?: boolean;
  /** Its place in a series. */
  readonly rel?: "prev" | "next" | undefined;
}

/**
 * A link inside the site. In the document it has the real path, for crawlers, new tabs and visitors without scripts.
 * Once scripts run it has the hash that the router follows (load-scripts.ts). Documents beside the site open in a new
 * tab, and so does what `newTab` says; the link says so.
 */
export function Link({ to, newTab, children, ...rest }: LinkProps) {
  if (newTab || matchRoute(parseLocation(to).pathname).newTab) {
    return (
      <a {...rest} href={to} target="_blank" rel="noopener">
        {children}
        <span className="visually-hidden"> ({shell.opensNewTab})</span>
      </a>
    );
  }
  return (
    <a {...rest} href={hrefOf(to)} data-link suppressHydrationWarning>
      {children}
    </a>
  );
}
