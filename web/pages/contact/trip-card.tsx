import { contact } from "#content/en/contact.ts";
import { vehicles } from "#content/en/fleet.ts";
import { orderStrip } from "#content/en/order-strip.ts";
import { serviceLinks } from "#content/en/service-links.ts";
import { site } from "#content/en/site.ts";
import { formatNumber } from "#content/format/english.ts";
import { tripOf, whenOf } from "#content/messages/enquiry-message.ts";
import { homeQuote, quoteParameter } from "#contract/routes.ts";
import { Link } from "#web/navigation/link.tsx";
import { urgentReply } from "#web/order-strip/answer/urgent-reply.ts";
import type { RequestedTrip } from "#web/order-strip/quote/quote-request.ts";
import { PhoneLink } from "#web/ui/phone-link/phone-link.tsx";
import { Picture } from "#web/ui/picture/picture.tsx";
import "./trip-card.css";

const { order: words } = contact;
const { about: sayAbout } = orderStrip.answer;

/** The trip that the visitor asks about, above the form, and the way back to change it. */
export function TripCard({ trip: { enquiry, vehicle: id, kilometres } }: { readonly trip: RequestedTrip }) {
  const { service, load } = enquiry;
  const vehicle = vehicles.find((one) => one.id === id);
  const when = whenOf(enquiry);
  const isCorporate = service === "corporate";
  const urgent = isCorporate ? undefined : urgentReply(enquiry, new Date());
  const places = tripOf(enquiry);
  const title = isCorporate
    ? words.enquiry(serviceLinks.corporate.label)
    : words.trip(places || withFixedSpaces(load) || when);
  const lines = [
    ...(isCorporate ? [places] : []),
    ...(places || isCorporate ? [withFixedSpaces(load)] : []),
    when,
    [vehicle?.title, kilometres && sayAbout(formatNumber(kilometres))].filter(Boolean).join(", "),
    isCorporate || urgent ? "" : words.price,
  ].filter(Boolean);
  return (
    <section className="trip-card on-brand">
      {vehicle && <Picture className="trip-card__picture" name={vehicle.picture} decorative sizes="12rem" />}
      <h2 className="part-title">{title}</h2>
      <div>
        <ul role="list">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {urgent && (
            <li className="trip-card__call">
              {urgent.text}
              {urgent.call && (
                <>
                  : <PhoneLink number={site.phones[0]} />
                </>
              )}
            </li>
          )}
        </ul>
        <Link
          className="trip-card__change"
          to={service ? `${serviceLinks[service].to}?${quoteParameter}` : homeQuote}
        >
          {words.change}
        </Link>
      </div>
    </section>
  );
}

/** "40 x 30 x 30 cm" stays on one line. */
function withFixedSpaces(load: string): string {
  return load.replace(/(?<=\d) (?=[x×] ?\d|(?:cm|mm|m|in|ft|kg)\b)|(?<=[x×]) (?=\d)/g, "\u00a0");
}
