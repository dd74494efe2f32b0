import { type CSSProperties, type ReactNode, useId } from "react";
import { orderStrip } from "#content/en/order-strip.ts";
import { site } from "#content/en/site.ts";
import { type Enquiry, enquiryQuery } from "#contract/enquiry.ts";
import { paths } from "#contract/routes.ts";
import { Link } from "#web/navigation/link.tsx";
import { PrintHead } from "#web/sections/print-head/print-head.tsx";
import { CheckboxField } from "#web/ui/field/field.tsx";
import { ArrowRightIcon, PhoneIcon } from "#web/ui/icon/icon.tsx";
import { PhoneLink } from "#web/ui/phone-link/phone-link.tsx";
import { ShareBar } from "#web/ui/share-bar/share-bar.tsx";
import {
  type Fact,
  messageLines,
  sentences,
  type TripAnswer,
  type TripOptions,
} from "../answer/trip-answer.ts";
import { plannerLink, type VehicleAnswer } from "../answer/vehicle-answer.ts";
import { bothWays, rangeLines, sayReach } from "../trip/trip-reach.ts";
import { ReachFigure, VehicleFigure, Vehicles } from "./vehicle-figure.tsx";
import "./trip-answer-view.css";

const { answer: words } = orderStrip;
const [phone] = site.phones;

export interface TripAnswerViewProps {
  readonly enquiry: Enquiry;
  readonly answer: TripAnswer;
  onChange(changed: Partial<TripOptions>): void;
}

/** The answer: the vehicle for the load, the trip in rows, and the rest folded. Without a load only the trip. */
export function TripAnswerView({ answer, ...props }: TripAnswerViewProps) {
  const { vehicle } = answer;
  return (
    <section className="trip-answer" aria-label={words.label} tabIndex={-1}>
      <PrintHead />
      {vehicle ? (
        <LoadAnswer answer={answer} vehicle={vehicle} {...props} />
      ) : (
        <PlacesAnswer answer={answer} {...props} />
      )}
    </section>
  );
}

function LoadAnswer({
  enquiry,
  answer,
  vehicle,
  onChange,
}: TripAnswerViewProps & { readonly vehicle: VehicleAnswer }) {
  const { route, pickup, kilometres, options } = answer;
  const { choices, choice, outOfRange } = vehicle;
  const drawn = choice ?? choices.at(-1);
  // When no vehicle gets that far on one charge, the answer is the route: that we run it comes before what it needs.
  const isRouteFirst = outOfRange && route;
  return (
    <div className="trip-answer__inner" data-plain={drawn ? undefined : ""}>
      {outOfRange ? <ReachFigure {...outOfRange} /> : drawn && <VehicleFigure choice={drawn} />}
      <div className="trip-answer__words">
        <div className="trip-answer__vehicle" data-fact="vehicle">
          <strong>{isRouteFirst ? route.title : vehicle.title}</strong>
          {choice?.share !== undefined && (
            <i
              className="trip-answer__gauge"
              style={{ "--share": choice.share } as CSSProperties}
              aria-hidden="true"
            />
          )}
          {isRouteFirst && <Lines lines={route.lines.slice(0, 1)} />}
          <Lines lines={vehicle.lines} />
          {choices.length > 1 && (
            <Vehicles
              choices={choices}
              chosen={choice}
              onChoose={(id) => onChange({ chosen: { id, load: enquiry.load } })}
            />
          )}
        </div>
        <dl className="trip-answer__rows">
          {route && !isRouteFirst && <Row fact="route" title={route.title} line={route.lines[0]} />}
          {kilometres !== undefined && (
            <Row
              fact="distance"
              title={bothWays(kilometres)}
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
          <PriceRow {...answer} />
        </dl>
        <Actions enquiry={enquiry} answer={answer}>
          {pickup && <p>{sentences([pickup.title, ...pickup.lines])}</p>}
          {route && <Distance answer={answer} onChange={onChange} />}
          <Lines lines={[]} link={vehicle.link} />
        </Actions>
      </div>
    </div>
  );
}

/** What is known of a trip between two places. */
function PlacesAnswer({ enquiry, answer, onChange }: TripAnswerViewProps) {
  const { route, pickup, kilometres } = answer;
  return (
    <div className="trip-answer__inner" data-plain="">
      <div className="trip-answer__words">
        <dl className="trip-answer__rows">
          {route && <Row fact="route" title={route.title} line={route.lines[0]} />}
          {kilometres !== undefined && (
            <Row fact="distance" title={bothWays(kilometres)} line={rangeLines(kilometres).join(" ")} />
          )}
          {pickup && <Row fact="pickup" title={pickup.title} line={sentences(pickup.lines)} />}
          <PriceRow {...answer} />
        </dl>
        <Lines lines={[words.vehicle.addLoad]} link={plannerLink} />
        <Actions enquiry={enquiry} answer={answer}>
          {route && <Distance answer={answer} onChange={onChange} />}
        </Actions>
      </div>
    </div>
  );
}

interface RowProps {
  readonly fact: "route" | "distance" | "pickup" | "price";
  readonly title: string | undefined;
  readonly line: string | false | undefined;
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

function PriceRow({ price }: Pick<TripAnswer, "price">) {
  return <Row fact="price" title={price.title} line={price.lines[0]} />;
}

interface ActionsProps extends Omit<TripAnswerViewProps, "onChange"> {
  /** What the details say after route and price. */
  readonly children: ReactNode;
}

/** The button that sends, the folded details, and the bar that shares the answer. */
function Actions({ enquiry, answer, children }: ActionsProps) {
  const { route, price, vehicle } = answer;
  return (
    <>
      <div className="trip-answer__actions">
        {price.call && (
          <PhoneLink className="order-form__send trip-answer__send" number={phone}>
            <PhoneIcon /> {words.price.call(phone)}
          </PhoneLink>
        )}
        <button
          className="order-form__send trip-answer__send"
          type="submit"
          data-quiet={price.call ? "" : undefined}
        >
          {vehicle?.outOfRange ? words.way.ask : orderStrip.send} <ArrowRightIcon />
        </button>
      </div>
      <div className="trip-answer__more">
        <details className="trip-answer__details">
          <summary>{words.details}</summary>
          {route && <Lines lines={route.lines.slice(1)} link={route.link} />}
          <Lines lines={price.lines.slice(1)} />
          {children}
        </details>
        <ShareBar
          title={words.shareTitle}
          text={messageLines(answer).join("\n")}
          path={`${paths.contact}?${enquiryQuery(enquiry)}`}
        />
      </div>
    </>
  );
}

function Lines({ lines, link }: Omit<Fact, "title">) {
  return (
    <>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {link && (
        <p>
          <Link to={link.to}>{link.label}</Link>
        </p>
      )}
    </>
  );
}

/** Which vehicle goes how far, and the field for visitors who know the distance. */
function Distance({ answer, onChange }: Omit<TripAnswerViewProps, "enquiry">) {
  const { estimate, kilometres, options } = answer;
  const id = useId();
  const say = words.distance;
  return (
    <>
      {kilometres !== undefined && <Lines lines={rangeLines(kilometres)} />}
      {estimate !== undefined && options.distance === "" && <p>{say.estimated}</p>}
      {kilometres === undefined && <p>{say.lead}</p>}
      <label htmlFor={id}>{say.field}</label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        value={options.distance}
        placeholder={estimate?.toString()}
        maxLength={8}
        autoComplete="off"
        onChange={(event) => onChange({ distance: event.target.value })}
      />
    </>
  );
}
