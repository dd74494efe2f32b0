import type { BannerContent } from "#content/schema/banners.ts";
import type { PaymentNoteContent } from "#content/schema/service-page.ts";
import { matchRoute } from "#contract/routes.ts";
import { ButtonLink } from "#web/ui/button/button.tsx";
import { ArrowRightIcon, ArrowUpRightIcon } from "#web/ui/icon/icon.tsx";
import { Picture } from "#web/ui/picture/picture.tsx";
import "./call-to-action.css";

export interface CallToActionProps extends Readonly<BannerContent["callToAction"]> {
  /** How the service is paid for, as one line below. */
  readonly payment?: PaymentNoteContent;
}

/** One sentence and a link to the next page. */
export function CallToAction({ text, link, payment, vehicle }: CallToActionProps) {
  const Arrow = matchRoute(link.to).newTab ? ArrowUpRightIcon : ArrowRightIcon;
  return (
    <section className="call-to-action">
      <div className="call-to-action__layout container">
        <p className="call-to-action__text">{text}</p>
        <ButtonLink to={link.to}>
          {link.label} <Arrow />
        </ButtonLink>
        {payment && (
          <p className="call-to-action__payment">
            <strong>{payment.title}.</strong> {payment.text}
          </p>
        )}
        {vehicle && (
          <Picture
            className="call-to-action__vehicle"
            name={vehicle}
            sizes="(min-width: 84rem) 36rem, (min-width: 48rem) 43vw, 18rem"
            decorative
          />
        )}
      </div>
    </section>
  );
}
