import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { opensElsewhere } from "#web/browser/opens-elsewhere.ts";
import { navigate } from "./location.ts";

export interface DeskLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** An address of the desk, maybe with a query. */
  readonly to: string;
}

/** A link inside the desk. With a modifier key or the middle button the browser opens it as any other link. */
export function DeskLink({ to, onClick, ...rest }: DeskLinkProps) {
  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || opensElsewhere(event)) return;
    event.preventDefault();
    navigate(to);
  }
  return <a {...rest} href={to} onClick={handleClick} />;
}
