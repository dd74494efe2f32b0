import type { ReactNode } from "react";
import { quoteForm } from "#content/en/quote-form.ts";
import { site } from "#content/en/site.ts";
import { whenOf } from "#content/messages/quote-request-message.ts";
import type { QuoteRequest } from "#contract/quote-request.ts";
import { CheckboxField } from "#web/ui/field/field.tsx";
import { ArrowRightIcon, PhoneIcon } from "#web/ui/icon/icon.tsx";
import { PhoneLink } from "#web/ui/phone-link/phone-link.tsx";
import { sentences, type TripAnswer, type TripOptions } from "../answer/trip-answer.ts";
import { sayReach, wayOf } from "../trip/trip-reach.ts";
import "./trip-ticket.css";

const { answer: words } = quoteForm;
const [phone] = site.phones;

export interface TripTicketProps {
  readonly request: QuoteRequest;
  readonly answer: TripAnswer;
  /** Whether the heading beside the ticket names the route already. */
  readonly isRouteTold: boolean;
  onChange(changed: Partial<TripOptions>): void;
  /** Below the button. */
  readonly children: ReactNode;
}

/** The offer, in the look of the fields above it: route, distance, day, the price, and one button. */
export function TripTicket({ request, answer, isRouteTold, onChange, children }: TripTicketProps) {
  const { hint, vehicle, price, route, pickup, kilometres, options } = answer;
  const choice = vehicle?.choice;
  const when = hint?.field === "date" ? "" : whenOf(request);
  return (
    <div className="trip-ticket quote-sheet">
      <dl>
        {route && !isRouteTold && <Row fact="route" title={route.title} line={route.lines[0]} />}
        {kilometres !== undefined && (
          <Row
            fact="distance"
            title={wayOf(kilometres, options.isReturn)}
            line={choice?.takes && sayReach(choice.vehicle, kilometres)}
          >
            <CheckboxField
              label={words.distance.thereAndBack}
              form=""
              checked={options.isReturn}
              onChange={(event) => onChange({ isReturn: event.target.checked })}
            />
          </Row>
        )}
        {when && <Row fact="day" title={when.replace(/^./, (letter) => letter.toUpperCase())} />}
        {pickup && !vehicle && <Row fact="pickup" title={pickup.title} line={sentences(pickup.lines)} />}
        <Row fact="price" title={price.title} line={sentences(price.lines)} />
      </dl>
      <div className="trip-ticket__actions">
        {price.call && (
          <PhoneLink className="quote-form__send" number={phone}>
            <PhoneIcon /> {words.price.call(phone)}
          </PhoneLink>
        )}
        <button className="quote-form__send" type="submit">
          {vehicle?.outOfRange ? words.range.ask : route ? words.send.trip : words.send.load}{" "}
          <ArrowRightIcon />
        </button>
      </div>
      {children}
    </div>
  );
}

interface RowProps {
  readonly fact: "route" | "distance" | "day" | "pickup" | "price";
  readonly title: string;
  readonly line?: string | false | undefined;
  readonly children?: ReactNode;
}

function Row({ fact, title, line, children }: RowProps) {
  return (
    <div data-fact={fact}>
      <dt>{words[fact].label}</dt>
      <dd>
        <strong>{title}</strong>
        {line && <p>{line}</p>}
        {children}
      </dd>
    </div>
  );
}
