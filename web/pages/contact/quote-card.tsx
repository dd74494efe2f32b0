import { contact } from "#content/en/contact.ts";
import { vehicles } from "#content/en/fleet.ts";
import { quoteForm } from "#content/en/quote-form.ts";
import { serviceLinks } from "#content/en/service-links.ts";
import { site } from "#content/en/site.ts";
import { formatNumber } from "#content/format/english.ts";
import { tripOf, whenOf } from "#content/messages/quote-request-message.ts";
import { homeQuote, quoteParameter } from "#contract/routes.ts";
import { Link } from "#web/navigation/link.tsx";
import { urgentReply } from "#web/quote-form/answer/urgent-reply.ts";
import type { RequestedQuote } from "#web/quote-form/request/requested-quote.ts";
import { PhoneLink } from "#web/ui/phone-link/phone-link.tsx";
import { Picture } from "#web/ui/picture/picture.tsx";
import "./quote-card.css";

const { quote: words } = contact;
const { about: sayAbout } = quoteForm.answer;

/** What the visitor asks a quote for, above the form, and the way back to change it. */
export function QuoteCard({
  quote: { request, vehicle: id, kilometres },
}: {
  readonly quote: RequestedQuote;
}) {
  const { service, load } = request;
  const vehicle = vehicles.find((one) => one.id === id);
  const when = whenOf(request);
  const isCorporate = service === "corporate";
  const urgent = isCorporate ? undefined : urgentReply(request, new Date());
  const places = tripOf(request);
  const title = isCorporate
    ? words.corporate(serviceLinks.corporate.label)
    : words.trip(places || withFixedSpaces(load) || when);
  const lines = [
    ...(isCorporate ? [places] : []),
    ...(places || isCorporate ? [withFixedSpaces(load)] : []),
    when,
    [vehicle?.title, kilometres && sayAbout(formatNumber(kilometres))].filter(Boolean).join(", "),
    isCorporate || urgent ? "" : words.price,
  ].filter(Boolean);
  return (
    <section className="quote-card on-brand">
      {vehicle && <Picture className="quote-card__picture" name={vehicle.picture} decorative sizes="20rem" />}
      <h2 className="part-title">{title}</h2>
      <div>
        <ul role="list">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {urgent && (
            <li className="quote-card__call">
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
          className="quote-card__change"
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
