import { matchRoute } from "#contract/routes.ts";
import { ButtonLink } from "#web/ui/button/button.tsx";
import { ArrowRightIcon, ArrowUpRightIcon } from "#web/ui/icon/icon.tsx";
import "./lead-on.css";

export interface LeadOnProps {
  readonly text: string;
  readonly link: { readonly label: string; readonly to: string };
}

/** One sentence and the page it leads to. */
export function LeadOn({ text, link }: LeadOnProps) {
  const Arrow = matchRoute(link.to).newTab ? ArrowUpRightIcon : ArrowRightIcon;
  return (
    <section className="lead-on container">
      <p className="lead-on__text">{text}</p>
      <ButtonLink to={link.to}>
        {link.label} <Arrow />
      </ButtonLink>
    </section>
  );
}
