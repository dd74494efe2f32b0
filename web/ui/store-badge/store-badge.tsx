import type { ReactNode } from "react";
import { footer } from "#content/en/footer.ts";
import { shell } from "#content/en/shell.ts";
import "./store-badge.css";

export interface StoreBadgeProps {
  /** The app's page in the store; it opens in a new tab. */
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
}

/** A link to one of the apps, for any ground. */
export function StoreBadge({ href, label, icon }: StoreBadgeProps) {
  return (
    <a className="store-badge" href={href} target="_blank" rel="noopener">
      {icon}
      <span>
        <small>{footer.badgeLead}</small> {label}
        <span className="visually-hidden"> ({shell.opensNewTab})</span>
      </span>
    </a>
  );
}
