import { banners } from "#content/en/banners.ts";
import { freight } from "#content/en/freight.ts";
import { site } from "#content/en/site.ts";
import { ButtonLink } from "#web/ui/button/button.tsx";
import { ArrowRightIcon } from "#web/ui/icon/icon.tsx";
import { PhoneLink } from "#web/ui/phone-link/phone-link.tsx";
import "./booking.css";

const { callToAction } = banners.freight;
const { booking: words } = freight;

/** How to book freight: by phone, or with a message. */
export function Booking() {
  return (
    <section className="booking on-brand" aria-labelledby="booking-title">
      <div className="booking__layout container">
        <h2 id="booking-title">{words.title}</h2>
        <div className="booking__call">
          <p>{words.call}</p>
          {site.phones.map((number) => (
            <PhoneLink key={number} className="booking__phone" number={number} />
          ))}
        </div>
        <div className="booking__write">
          <p>{callToAction.text}</p>
          <ButtonLink to={callToAction.link.to} tone="on-brand">
            {callToAction.link.label} <ArrowRightIcon />
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
