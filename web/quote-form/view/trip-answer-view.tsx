import { useId } from "react";
import { vehicles } from "#content/en/fleet.ts";
import { loadPlanner } from "#content/en/load-planner.ts";
import { quoteForm } from "#content/en/quote-form.ts";
import { type QuoteRequest, quoteRequestQuery } from "#contract/quote-request.ts";
import { paths } from "#contract/routes.ts";
import { fillPlanner } from "#web/load-planner/load/fill-planner.ts";
import { Link } from "#web/navigation/link.tsx";
import { PrintHead } from "#web/sections/print-head/print-head.tsx";
import { ShareBar } from "#web/ui/share-bar/share-bar.tsx";
import {
  type Fact,
  messageLines,
  sentences,
  type TripAnswer,
  type TripOptions,
} from "../answer/trip-answer.ts";
import { plannerLink } from "../answer/vehicle-answer.ts";
import { kilometresIn, rangeLines } from "../trip/trip-reach.ts";
import { TripTicket } from "./trip-ticket.tsx";
import { NearestFigure, ReachFigure, VehicleFigure, Vehicles } from "./vehicle-figure.tsx";
import "./trip-answer-view.css";

const { answer: words } = quoteForm;

export interface TripAnswerViewProps {
  readonly request: QuoteRequest;
  readonly answer: TripAnswer;
  onChange(changed: Partial<TripOptions>): void;
}

/**
 * Shows the answer: which vehicle and why, with its picture; beside it the trip with its price and the submit button.
 * Without a load the route stands in the vehicle's place.
 */
export function TripAnswerView({ request, answer, onChange }: TripAnswerViewProps) {
  const { vehicle, route, kilometres, options } = answer;
  const { choices = [], choice, outOfRange } = vehicle ?? {};
  const drawn = choice ?? choices.at(-1);
  // If no vehicle gets that far on one charge, the route comes first: that we run it matters more than what it needs.
  const first = vehicle && !(outOfRange && route) ? undefined : route;
  return (
    <section className="trip-answer" aria-label={words.label} tabIndex={-1}>
      <PrintHead />
      <div className="trip-answer__lead">
        <div className="trip-answer__vehicle" data-fact={vehicle ? "vehicle" : "route"}>
          <strong>{first?.title ?? vehicle?.title}</strong>
          <Lines lines={first?.lines.slice(0, 1) ?? []} />
          {vehicle ? (
            <Lines lines={vehicle.lines} />
          ) : (
            <Lines lines={[words.vehicle.addLoad]} link={plannerLink} />
          )}
        </div>
        {outOfRange ? (
          <ReachFigure title={words.range.takes} {...outOfRange} />
        ) : (
          drawn && <VehicleFigure choice={drawn} />
        )}
        {vehicle?.nearest && <NearestFigure {...vehicle.nearest} />}
        {!vehicle && kilometres !== undefined && (
          <ReachFigure
            title={words.range.every}
            vehicles={vehicles}
            distance={options.isReturn ? 2 * kilometres : kilometres}
          />
        )}
        {choices.length > 1 && (
          <Vehicles
            choices={choices}
            chosen={choice}
            onChoose={(id) => onChange({ chosen: { id, load: request.load } })}
          />
        )}
      </div>
      <TripTicket request={request} answer={answer} isRouteTold={first !== undefined} onChange={onChange}>
        <More request={request} answer={answer} onChange={onChange} />
      </TripTicket>
    </section>
  );
}

/** The less important facts, folded, and the bar that shares the answer. */
function More({ request, answer, onChange }: TripAnswerViewProps) {
  const { route, vehicle, pickup } = answer;
  const boxes = vehicle?.choices[0]?.drawing?.kinds;
  return (
    <div className="trip-answer__more">
      <details className="trip-answer__details">
        <summary>{words.details}</summary>
        {route && <Lines lines={route.lines.slice(1)} link={route.link} />}
        {pickup && vehicle && <p>{sentences([pickup.title, ...pickup.lines])}</p>}
        {route && <Distance answer={answer} onChange={onChange} />}
        <Lines link={vehicle?.link} onFollow={() => boxes && fillPlanner(boxes)} />
      </details>
      <ShareBar
        title={words.shareTitle}
        text={messageLines(answer).join("\n")}
        path={`${paths.contact}?${quoteRequestQuery(request)}`}
      />
    </div>
  );
}

interface LinesProps extends Partial<Omit<Fact, "title">> {
  /** Called before the link is followed. */
  onFollow?(): void;
}

function Lines({ lines = [], link, onFollow }: LinesProps) {
  return (
    <>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {link && (
        <p>
          <Link to={link.to} onClick={onFollow}>
            {link.label}
          </Link>
        </p>
      )}
    </>
  );
}

/** Which vehicle goes how far, and the field for visitors who know the distance. */
function Distance({ answer, onChange }: Omit<TripAnswerViewProps, "request">) {
  const { estimate, kilometres, options } = answer;
  const id = useId();
  const say = words.distance;
  const typed = kilometresIn(options.distance);
  const isUnread = !typed && options.distance.trim() !== "";
  return (
    <>
      {kilometres !== undefined && <Lines lines={rangeLines(kilometres)} />}
      {estimate !== undefined && !typed && <p>{say.estimated}</p>}
      {kilometres === undefined && <p>{say.lead}</p>}
      <label htmlFor={id}>{say.field}</label>
      <input
        id={id}
        type="text"
        form=""
        inputMode="decimal"
        value={options.distance}
        placeholder={estimate?.toString()}
        maxLength={24}
        autoComplete="off"
        aria-describedby={isUnread ? `${id}-unread` : undefined}
        onChange={(event) => onChange({ distance: event.target.value })}
      />
      {isUnread && <p id={`${id}-unread`}>{loadPlanner.form.problems.number}</p>}
    </>
  );
}
