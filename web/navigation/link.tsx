import type { AnchorHTMLAttributes } from "react";
import { shell } from "#content/en/shell.ts";
import { matchRoute } from "#contract/routes.ts";
import { hrefOf, parseLocation } from "./hash-location.ts";

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "target" | "rel"> {
  /** A path of the site, maybe with a query: "/search?q=eicher". */
  readonly to: string;
  /** Its place in a series. */
  readonly rel?: "prev" | "next" | undefined;
}

/**
 * A link inside the site. In the document it has the real path, for crawlers, new tabs and visitors without scripts.
 * Once scripts run it has the hash that the router follows (load-scripts.ts). Documents beside the site open in a new
 * tab, and the link says so.
 */
export function Link({ to, children, ...rest }: LinkProps) {
  const { newTab } = matchRoute(parseLocation(to).pathname);
  if (newTab) {
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
