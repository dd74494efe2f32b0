import type { ReactNode } from "react";
import { Link } from "#web/navigation/link.tsx";
import { ArrowRightIcon } from "../icon/icon.tsx";
import "./card-link.css";

export interface CardLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/**
 * The link of a card. The whole card can be pressed, but only the link has a name and the focus. The card has to be
 * positioned.
 */
export function CardLink({ to, children }: CardLinkProps) {
  return (
    <Link className="card-link" to={to}>
      {children} <ArrowRightIcon />
    </Link>
  );
}
