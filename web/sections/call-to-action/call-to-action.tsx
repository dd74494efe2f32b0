import { matchRoute } from "#contract/routes.ts";
import { ButtonLink } from "#web/ui/button/button.tsx";
import { ArrowRightIcon, ArrowUpRightIcon } from "#web/ui/icon/icon.tsx";
import "./call-to-action.css";

export interface CallToActionProps {
  readonly text: string;
  readonly link: { readonly label: string; readonly to: string };
}

/** One sentence and a link to the next page. */
export function CallToAction({ text, link }: CallToActionProps) {
  const Arrow = matchRoute(link.to).newTab ? ArrowUpRightIcon : ArrowRightIcon;
  return (
    <section className="call-to-action container">
      <p className="call-to-action__text">{text}</p>
      <ButtonLink to={link.to}>
        {link.label} <Arrow />
      </ButtonLink>
    </section>
  );
}
