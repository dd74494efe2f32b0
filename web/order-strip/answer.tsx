import { type CSSProperties, type ReactNode, useId } from "react";
import { orderStrip } from "#content/en/order-strip.ts";
import type { Vehicle } from "#content/schema/fleet.ts";
import { type Enquiry, enquiryQuery } from "#contract/enquiry.ts";
import { paths } from "#contract/routes.ts";
import { Link } from "#web/navigation/link.tsx";
import { PrintHead } from "#web/sections/print-head/print-head.tsx";
import { CheckboxField } from "#web/ui/field/field.tsx";
import { ArrowRightIcon } from "#web/ui/icon/icon.tsx";
import { ShareBar } from "#web/ui/share-bar/share-bar.tsx";
import { type Fact, type KnownLoad, rangeLines, reachOf, sentences } from "./trip-answer.ts";
import { type KnownTrip, waysOf } from "./use-trip.ts";
import { ReachFigure, VehicleFigure, Vehicles } from "./vehicle-figure.tsx";
import "./answer.css";

const { answer: words } = orderStrip;

/** What is missing for a vehicle, and where sizes can be tried. */
const withoutLoad = {
  lines: [words.vehicle.addLoad],
  link: { to: `${paths.services}?plan`, label: words.vehicle.planner },
};

export interface AnswerProps {
  readonly enquiry: Enquiry;
  readonly trip: KnownTrip;
  readonly load: KnownLoad | undefined;
}

/**
 * The answer: the vehicle, the trip in three rows, and the rest folded. Without a load that can be read it says what is
 * known of the trip.
 */
export function Answer({ enquiry, trip, load }: AnswerProps) {
  const { facts, choices, choice, kilometres } = trip;
  const taking = choices.filter(({ takes }) => takes);
  const shown = choice ?? taking[0] ?? choices.at(-1);
  // Vehicles take the load, and none is recommended: none is shown as if it were.
  const isTooFar = !choice && taking.length > 0 && kilometres !== undefined;
  const [vehicle, route, price, pickup] = (["vehicle", "route", "price", "pickup"] as const).map((id) =>
    facts.find((fact) => fact.id === id),
  );
  return (
    <section className="trip-answer" aria-label={words.label}>
      <PrintHead />
      <div className="trip-answer__inner" data-plain={load && shown ? undefined : ""}>
        {isTooFar && (
          <ReachFigure
            vehicles={taking.map(({ vehicle }) => vehicle)}
            way={kilometres * (trip.isReturn ? 2 : 1)}
          />
        )}
        {!isTooFar && load && shown && <VehicleFigure load={load} shown={shown} />}
        <div className="trip-answer__words">
          {load && vehicle && (
            <div className="trip-answer__vehicle" data-fact="vehicle">
              <strong>{vehicle.title}</strong>
              {choice?.load.kind === "weight" && (
                <i
                  className="trip-answer__gauge"
                  style={{ "--share": choice.load.share } as CSSProperties}
                  aria-hidden="true"
                />
              )}
              {vehicle.lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
              {shown && choices.length > 1 && (
                <Vehicles choices={choices} chosen={choice} onChoose={trip.choose} />
              )}
            </div>
          )}
          <dl className="trip-answer__rows">
            {route && <Row fact="route" label={route.label} title={route.title} line={route.lines[0]} />}
            {kilometres !== undefined && (
              <Row
                fact="distance"
                label={words.distance.label}
                title={waysOf(kilometres)}
                line={
                  <>
                    {choice?.takes && sayReach(choice.vehicle, kilometres)}
                    {!load && rangeLines(kilometres).join(" ")}
                  </>
                }
              >
                {load && (
                  <CheckboxField
                    label={words.distance.thereAndBack}
                    form=""
                    checked={trip.isReturn}
                    onChange={(event) => trip.askReturn(event.target.checked)}
                  />
                )}
              </Row>
            )}
            {!load && pickup && (
              <Row fact="pickup" label={pickup.label} title={pickup.title} line={sentences(pickup.lines)} />
            )}
            {price && <Row fact="price" label={price.label} title={price.lines[0]} line={price.title} />}
          </dl>
          {!load && <Lines fact={withoutLoad} />}
          <button className="order-form__send trip-answer__send" type="submit">
            {orderStrip.send} <ArrowRightIcon />
          </button>
          <div className="trip-answer__more">
            <details className="trip-answer__details">
              <summary>{words.details}</summary>
              {route && <Lines fact={{ ...route, lines: route.lines.slice(1) }} />}
              {price && <Lines fact={{ ...price, lines: price.lines.slice(1) }} />}
              {load && pickup && <p>{sentences([pickup.title, ...pickup.lines])}</p>}
              {enquiry.from && enquiry.to && <Distance trip={trip} />}
              {load && vehicle && <Lines fact={{ ...vehicle, lines: [] }} />}
            </details>
            <ShareBar
              title={words.shareTitle}
              text={trip.lines.join("\n")}
              path={`${paths.contact}?${enquiryQuery(enquiry)}`}
            />
          </div>
        </div>
      </div>
    </section>
  );
}

interface RowProps {
  readonly fact: string;
  readonly label: string;
  readonly title: ReactNode;
  readonly line: ReactNode;
  readonly children?: ReactNode;
}

function Row({ fact, label, title, line, children }: RowProps) {
  return (
    <div data-fact={fact}>
      <dt>{label}</dt>
      <dd>
        <strong>{title}</strong>
        {line && <p>{line}</p>}
        {children}
      </dd>
    </div>
  );
}

function Lines({ fact: { lines, link } }: { readonly fact: Pick<Fact, "lines" | "link"> }) {
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

/** The kilometres, for who knows them better, and which vehicle goes how far. */
function Distance({ trip: { distance, estimate, kilometres, measure } }: { readonly trip: KnownTrip }) {
  const id = useId();
  const say = words.distance;
  return (
    <>
      {kilometres !== undefined && rangeLines(kilometres).map((line) => <p key={line}>{line}</p>)}
      {estimate !== undefined && distance === "" && <p>{say.estimated}</p>}
      {kilometres === undefined && <p>{say.lead}</p>}
      <label htmlFor={id}>{say.field}</label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        value={distance}
        placeholder={estimate?.toString()}
        maxLength={8}
        autoComplete="off"
        onChange={(event) => measure(event.target.value)}
      />
    </>
  );
}

/** How far one charge takes the vehicle, in words. */
function sayReach(vehicle: Vehicle, kilometres: number): string {
  return words.reach[reachOf(vehicle, kilometres)](vehicle.title);
}
