import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { shell } from "#content/en/shell.ts";
import { matchRoute } from "#contract/routes.ts";
import { addressInHash, parseLocation } from "./hash-location.ts";
import { useHydrated } from "./use-hydrated.ts";

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "target"> {
  /** A path of the site, maybe with a query: "/search?q=eicher". */
  readonly to: string;
}

/**
 * A link inside the site. In the document it has the real path, for crawlers, new tabs and visitors without scripts.
 * Once scripts run it has the hash that the router follows. Documents beside the site open in a new tab, and the link
 * says so.
 */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const hydrated = useHydrated();
  const { newTab } = matchRoute(parseLocation(to).pathname);

  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    // The hash does not change, so no route change will scroll: the visitor still expects the top.
    if (addressInHash(window.location.hash) === to) window.scrollTo({ top: 0, behavior: "instant" });
  }

  if (newTab) {
    return (
      <a {...rest} href={to} target="_blank" rel="noopener" onClick={onClick}>
        {children}
        <span className="visually-hidden"> ({shell.opensNewTab})</span>
      </a>
    );
  }
  return (
    <a {...rest} href={hydrated ? `#${to}` : to} onClick={handleClick}>
      {children}
    </a>
  );
}
