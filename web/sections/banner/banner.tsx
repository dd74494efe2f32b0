import type { ReactNode } from "react";
import { shell } from "#content/en/shell.ts";
import { Link } from "#web/navigation/link.tsx";
import { noWrap } from "#web/ui/no-wrap/no-wrap.tsx";
import "./banner.css";

export interface BannerProps {
  /** The page's one main heading. */
  readonly title: string;
  readonly lead?: string | undefined;
  /** The parent pages, from the top; Home is added before them. */
  readonly trail?: readonly { readonly label: string; readonly to: string }[];
  /** The page's name at the end of the breadcrumb; null if its title is too long for it. */
  readonly crumb?: string | null;
  /** In wide windows beside the words, in others below them. */
  readonly picture?: ReactNode;
  /** In the place of the sentence, such as the form of the search. */
  readonly children?: ReactNode;
}

/** The opening of every page but Home: breadcrumbs, heading, one sentence, on a ground or beside a picture. */
export function Banner({ title, lead, trail = [], crumb = title, picture, children }: BannerProps) {
  return (
    <header className="banner" data-picture={picture ? "" : undefined}>
      <div className="banner__layout container">
        <nav className="banner__trail" aria-label={shell.breadcrumb}>
          <ol>
            {[{ label: shell.home, to: "/" }, ...trail].map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
            {crumb && <li aria-current="page">{crumb}</li>}
          </ol>
        </nav>
        <h1 className="banner__title" tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className="banner__lead">{noWrap(lead)}</p>}
        {children}
      </div>
      {picture && <div className="banner__picture">{picture}</div>}
    </header>
  );
}
