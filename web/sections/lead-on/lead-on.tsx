import { shell } from "#content/en/shell.ts";
import { ButtonLink } from "#web/ui/button/button.tsx";
import { ArrowRightIcon, ArrowUpRightIcon } from "#web/ui/icon/icon.tsx";
import "./lead-on.css";

export interface LeadOnProps {
  readonly text: string;
  readonly link: { readonly label: string; readonly to: string };
  /** For a page that stands beside this one rather than after it. */
  readonly newTab?: boolean;
}

/** One sentence and the page it leads to. */
export function LeadOn({ text, link, newTab = false }: LeadOnProps) {
  return (
    <section className="lead-on container">
      <p className="lead-on__text">{text}</p>
      {newTab ? (
        <ButtonLink to={link.to} target="_blank" rel="noopener">
          {link.label} <ArrowUpRightIcon />
          <span className="visually-hidden"> ({shell.opensNewTab})</span>
        </ButtonLink>
      ) : (
        <ButtonLink to={link.to}>
          {link.label} <ArrowRightIcon />
        </ButtonLink>
      )}
    </section>
  );
}
