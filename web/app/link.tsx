import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { addressInHash } from "./hash-location.ts";
import { useHydrated } from "./hydrated.ts";

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A path of the site, with a query if need be: "/search?q=eicher". */
  readonly to: string;
}

/**
 * A link inside the site. In the document it is the real path, so a crawler, a new tab and a
 * visitor without scripts get a page; once scripts run it is the hash that the router follows.
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const hydrated = useHydrated();
  const opensElsewhere = rest.target === "_blank";
  const href = hydrated && !opensElsewhere ? `#${to}` : to;

  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    // The hash does not change, so no route change will scroll: the visitor still expects the top.
    if (addressInHash(window.location.hash) === to) window.scrollTo({ top: 0, behavior: "instant" });
  }

  return <a {...rest} href={href} onClick={handleClick} />;
}
