import { contact } from "#content/en/contact.ts";
import { tripOf, whenOf } from "#content/en/enquiry-message.ts";
import { vehicles } from "#content/en/fleet.ts";
import { serviceLinks } from "#content/en/service-links.ts";
import { site } from "#content/en/site.ts";
import { requestTripEdit, type Trip } from "#web/forms/contact-prefill.ts";
import { dayAhead } from "#web/forms/day-ahead.ts";
import { useHydrated } from "#web/hydration/use-hydrated.ts";
import { Link } from "#web/navigation/link.tsx";
import { PhoneLink } from "#web/ui/phone-link/phone-link.tsx";
import { Picture } from "#web/ui/picture/picture.tsx";
import "./trip-card.css";

const { order: words } = contact;

export interface TripCardProps {
  readonly trip: Trip;
  readonly isSent: boolean;
}

/** The trip that the visitor asks about, above the form, and the way back to change it. */
export function TripCard({ trip: { enquiry, vehicle: id }, isSent }: TripCardProps) {
  const { service, load } = enquiry;
  const vehicle = vehicles.find((one) => one.id === id);
  const when = whenOf(enquiry);
  const isFleet = service === "corporate";
  const places = tripOf(enquiry);
  const title = isFleet
    ? words.enquiry(serviceLinks.corporate.label)
    : words.trip(places || unbroken(load) || when);
  const lines = [
    ...(isFleet ? [places] : []),
    ...(places || isFleet ? [unbroken(load)] : []),
    when,
    vehicle?.title,
  ];
  return (
    <section className="trip-card on-brand">
      {vehicle && <Picture className="trip-card__picture" name={vehicle.picture} decorative sizes="20rem" />}
      <h2 className="part-title">{title}</h2>
      <div>
        <ul role="list">
          {lines.filter(Boolean).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {!isSent && (
          <Link
            className="trip-card__change"
            to={service ? serviceLinks[service].to : "/"}
            onClick={requestTripEdit}
          >
            {words.change}
          </Link>
        )}
      </div>
    </section>
  );
}

/** "40 x 30 x 30 cm" stays on one line. */
function unbroken(load: string): string {
  return load.replace(/(?<=\d) (?=[x×] ?\d|(?:cm|mm|m|in|ft|kg)\b)|(?<=[x×]) (?=\d)/g, "\u00a0");
}

/** For a pickup today or tomorrow, the phone beside the answer that the message was sent. */
export function CallSoon({ trip: { enquiry } }: { readonly trip: Trip }) {
  const isHydrated = useHydrated();
  const ahead = isHydrated ? [dayAhead(0), dayAhead(1)].indexOf(enquiry.date) : -1;
  const label = words.soon[ahead];
  return (
    label && (
      <p className="call-soon">
        {label} <PhoneLink number={site.phones[0]} />
      </p>
    )
  );
}
