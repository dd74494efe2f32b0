import {
  type CSSProperties,
  Fragment,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useState,
} from "react";
import { orderStrip } from "#content/en/order-strip.ts";
import { type Enquiry, enquiryQuery } from "#contract/enquiry.ts";
import { paths } from "#contract/routes.ts";
import { formatNumber } from "#web/load-planner/units.ts";
import { Link } from "#web/navigation/link.tsx";
import { PrintHead } from "#web/sections/print-head/print-head.tsx";
import { ArrowRightIcon } from "#web/ui/icon/icon.tsx";
import { LateStatus } from "#web/ui/late-status/late-status.tsx";
import { ShareBar } from "#web/ui/share-bar/share-bar.tsx";
import {
  answerLines,
  type Estimate,
  estimateOf,
  type Fact,
  kilometresIn,
  rangeLines,
  sentences,
  type TripAnswer,
} from "./trip-answer.ts";
import { factsFor, type VehicleChoice, vehicleChoices } from "./vehicle-choice.ts";
import { VehicleFigure, Vehicles } from "./vehicle-figure.tsx";
import "./answer.css";

const { answer: words } = orderStrip;

/** What the answer says, for the message to the team and for the Contact page. */
export interface TripSummary {
  readonly lines: readonly string[];
  /** The id of the vehicle that is shown. */
  readonly vehicle?: string | undefined;
}

interface Own {
  /** The vehicle's id, and the load that it was chosen for. */
  readonly chosen?: { readonly id: string; readonly load: string } | undefined;
  readonly distance: string;
}

/** What the visitor chose and typed in the answer, kept while they look at another page. */
let kept: Own = { distance: "" };

export interface AnswerProps {
  readonly enquiry: Enquiry;
  readonly answer: TripAnswer;
  /** Written at each change, read when the enquiry is sent. */
  readonly summary: RefObject<TripSummary>;
}

/** What is known of the trip, below the fields, as they are typed: one line of it, then the details. */
export function Answer({ enquiry, answer, summary }: AnswerProps) {
  const { load } = answer;
  const choices = useMemo(() => (load ? vehicleChoices(load) : []), [load]);
  const [{ chosen, distance }, setOwn] = useState(kept);
  const estimate = useMemo(() => estimateOf(enquiry), [enquiry]);
  const kilometres = kilometresIn(distance) ?? estimate?.kilometres;
  // Chosen for another load, a vehicle has to take this one.
  const isChosen = ({ vehicle, takes }: VehicleChoice) =>
    vehicle.id === chosen?.id && (takes || chosen.load === enquiry.load);
  const choice = choices.find(isChosen) ?? choices.find(({ isBest }) => isBest);
  const facts = load && choice ? factsFor(answer.facts, load, choice) : answer.facts;
  // Without a load that can be read there is no vehicle to tell the team about.
  const known = facts.filter(({ id }) => id !== "vehicle" || load !== undefined);
  const lines = [...answerLines({ ...answer, facts: known }), ...distanceLines(kilometres)];
  const text = lines.join("\n");
  const vehicle = choice?.vehicle.id;
  useEffect(() => {
    summary.current = { lines: text === "" ? [] : text.split("\n"), vehicle };
    kept = { chosen, distance };
  }, [summary, text, vehicle, chosen, distance]);

  const factOf = (id: Fact["id"]) => known.find((fact) => fact.id === id);
  const [vehicleFact, routeFact, priceFact, pickupFact] = [
    factOf("vehicle"),
    factOf("route"),
    factOf("price"),
    factOf("pickup"),
  ];
  const shown = choice ?? choices.at(-1);
  const headline = [
    choice?.takes ? choice.vehicle.title : vehicleFact?.title.replace(/\.$/, ""),
    kilometres === undefined || !vehicleFact ? routeFact?.title : undefined,
    kilometres === undefined ? undefined : words.summary.kilometres(formatNumber(kilometres)),
    kilometres !== undefined && choice?.takes && reachWords(kilometres, choice.vehicle.specs.range.value),
  ].filter((part) => typeof part === "string");

  return (
    <section className="trip-answer" aria-label={words.label}>
      {headline.length > 0 && (
        <p className="trip-answer__summary" data-vehicle={vehicleFact && ""}>
          {headline.map((part, index) => (
            <Fragment key={part}>
              {index > 0 && " "}
              <span>
                {part}
                {index < headline.length - 1 && " ·"}
              </span>
            </Fragment>
          ))}
        </p>
      )}
      <PrintHead />
      {load && shown && <VehicleFigure load={load} shown={shown} />}
      <dl className="trip-answer__facts">
        {vehicleFact && (
          <FactEntry
            fact={vehicleFact}
            share={choice?.load.kind === "weight" ? choice.load.share : undefined}
          >
            {shown && choices.length > 1 && (
              <Vehicles
                choices={choices}
                shown={shown}
                onChoose={(id) => setOwn({ chosen: { id, load: enquiry.load }, distance })}
              />
            )}
          </FactEntry>
        )}
        {routeFact && <FactEntry fact={routeFact} />}
        {enquiry.from && enquiry.to && (
          <Distance
            typed={distance}
            estimate={estimate}
            kilometres={kilometres}
            onType={(typed) => setOwn({ chosen, distance: typed })}
          />
        )}
        {priceFact && <FactEntry fact={priceFact} />}
      </dl>
      {pickupFact && (
        <p className="trip-answer__note">{sentences([pickupFact.title, ...pickupFact.lines])}</p>
      )}
      <button className="order-form__send trip-answer__send" type="submit">
        {orderStrip.send} <ArrowRightIcon />
      </button>
      <ShareBar title={words.shareTitle} text={text} path={`${paths.contact}?${enquiryQuery(enquiry)}`} />
      <LateStatus text={sentences(facts.map(({ label, title }) => `${label}: ${title}`))} />
    </section>
  );
}

interface FactEntryProps {
  readonly fact: Fact;
  /** Of the vehicle: how much of its capacity the load is. */
  readonly share?: number | undefined;
  /** Of the vehicle: the others to choose from. */
  readonly children?: ReactNode;
}

function FactEntry({ fact: { id, label, title, lines, link }, share, children }: FactEntryProps) {
  return (
    <div className="trip-answer__fact" data-fact={id}>
      <dt>{label}</dt>
      <dd>
        <strong>{title}</strong>
        {share !== undefined && (
          <i
            className="trip-answer__gauge"
            style={{ "--share": share } as CSSProperties}
            aria-hidden="true"
          />
        )}
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {children}
        {link && (
          <p>
            <Link to={link.to}>{link.label}</Link>
          </p>
        )}
      </dd>
    </div>
  );
}

interface DistanceProps {
  readonly typed: string;
  /** Between places that the site knows. */
  readonly estimate: Estimate | undefined;
  readonly kilometres: number | undefined;
  readonly onType: (text: string) => void;
}

function Distance({ typed, estimate, kilometres, onType }: DistanceProps) {
  const id = useId();
  const say = words.distance;
  return (
    <div className="trip-answer__fact" data-fact="distance">
      <dt>{say.label}</dt>
      <dd>
        {distanceLines(kilometres).map((line, index) =>
          index === 0 ? <strong key={line}>{line}</strong> : <p key={line}>{line}</p>,
        )}
        {estimate && typed === "" && (
          <p>{estimate.beside ? say.estimatedBeside(...estimate.beside) : say.estimated}</p>
        )}
        {kilometres === undefined && <p>{say.lead}</p>}
        <label htmlFor={id}>{say.field}</label>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          value={typed}
          placeholder={estimate && String(estimate.kilometres)}
          maxLength={8}
          autoComplete="off"
          onChange={(event) => onType(event.target.value)}
        />
      </dd>
    </div>
  );
}

function distanceLines(kilometres: number | undefined): readonly string[] {
  if (kilometres === undefined) return [];
  const inWords = (distance: number) => `${formatNumber(distance)} km`;
  return [words.distance.bothWays(inWords(kilometres), inWords(2 * kilometres)), ...rangeLines(kilometres)];
}

/** How far one charge takes a vehicle on a way of this many kilometres. */
function reachWords(kilometres: number, range: number): string {
  const { both, oneWay, charging } = words.summary;
  if (range >= 2 * kilometres) return both;
  return range >= kilometres ? oneWay : charging;
}
