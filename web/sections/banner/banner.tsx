import type { ReactNode } from "react";
import { shell } from "#content/en/shell.ts";
import { Link } from "#web/navigation/link.tsx";
import { unbroken } from "#web/ui/unbroken/unbroken.tsx";
import "./banner.css";

export interface BannerProps {
  /** The page's one main heading. */
  readonly title: string;
  readonly lead?: string | undefined;
  /** The parent pages, from the top; Home is added before them. Without any there is no breadcrumb. */
  readonly trail?: readonly { readonly label: string; readonly to: string }[];
  /** The page's name at the end of the breadcrumb; null if its title is too long for it. */
  readonly crumb?: string | null;
  readonly picture?: ReactNode;
  /** In wide windows the picture stands below the words, as wide as the page, or beside them. */
  readonly picturePlace?: "below" | "beside";
}

/** The opening of most pages: breadcrumbs, heading, one sentence. */
export function Banner({ title, lead, trail = [], crumb = title, ...shown }: BannerProps) {
  const { picture, picturePlace = "below" } = shown;
  return (
    <header className="banner" data-picture={picture ? picturePlace : undefined}>
      <div className="banner__layout container">
        {trail.length > 0 && (
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
        )}
        <h1 className="banner__title" tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className="banner__lead">{unbroken(lead)}</p>}
      </div>
      {picture && <div className="banner__picture">{picture}</div>}
    </header>
  );
}
