import { type RefObject, useEffect, useId, useMemo, useState } from "react";
import { orderStrip } from "#content/en/order-strip.ts";
import { type Enquiry, enquiryQuery } from "#contract/enquiry.ts";
import { paths } from "#contract/routes.ts";
import { formatNumber } from "#web/load-planner/units.ts";
import { Link } from "#web/navigation/link.tsx";
import { PrintHead } from "#web/sections/print-head/print-head.tsx";
import { ArrowRightIcon } from "#web/ui/icon/icon.tsx";
import { LateStatus } from "#web/ui/late-status/late-status.tsx";
import { ShareBar } from "#web/ui/share-bar/share-bar.tsx";
import { BedFigure } from "./bed-figure.tsx";
import {
  answerLines,
  answerTrip,
  estimatedKilometres,
  type Fact,
  kilometresIn,
  rangeLines,
  sentences,
} from "./trip-answer.ts";
import "./answer.css";

const { answer: words } = orderStrip;

/** What the answer says, for the message to the team. */
export interface Finding {
  lines: readonly string[];
}

export interface AnswerProps {
  readonly enquiry: Enquiry;
  readonly today: string | undefined;
  /** Written at each change, read when the enquiry is sent. */
  readonly finding: RefObject<Finding>;
}

/** What is known of the trip, below the fields, as they are typed. */
export function Answer({ enquiry, today, finding }: AnswerProps) {
  const answer = useMemo(() => answerTrip(enquiry, today), [enquiry, today]);
  const [distance, setDistance] = useState("");
  const estimate = useMemo(() => estimatedKilometres(enquiry), [enquiry]);
  const kilometres = kilometresIn(distance) ?? estimate;
  const lines = [...answerLines(answer), ...distanceLines(kilometres)];
  const text = lines.join("\n");
  useEffect(() => {
    finding.current = { lines: text.split("\n") };
  }, [finding, text]);

  return (
    <section className="trip-answer" aria-label={words.label}>
      <PrintHead />
      {answer.load && <BedFigure load={answer.load} />}
      <dl className="trip-answer__facts">
        {answer.facts.map((fact) => (
          <FactEntry key={fact.id} fact={fact} />
        ))}
        {enquiry.from && enquiry.to && (
          <Distance typed={distance} estimate={estimate} kilometres={kilometres} onType={setDistance} />
        )}
      </dl>
      <button className="order-form__send trip-answer__send" type="submit">
        {orderStrip.send} <ArrowRightIcon />
      </button>
      <ShareBar title={words.shareTitle} text={text} path={`${paths.contact}?${enquiryQuery(enquiry)}`} />
      <LateStatus text={sentences(answer.facts.map(({ label, title }) => `${label}: ${title}`))} />
    </section>
  );
}

function FactEntry({ fact: { id, label, title, lines, link } }: { readonly fact: Fact }) {
  return (
    <div className="trip-answer__fact" data-fact={id}>
      <dt>{label}</dt>
      <dd>
        <strong>{title}</strong>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
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
  readonly estimate: number | undefined;
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
        {kilometres !== undefined && typed === "" && <p>{say.estimated}</p>}
        {kilometres === undefined && <p>{say.lead}</p>}
        <label htmlFor={id}>{say.field}</label>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          value={typed}
          placeholder={estimate === undefined ? undefined : String(estimate)}
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
  return [words.distance.thereAndBack(`${formatNumber(2 * kilometres)} km`), ...rangeLines(kilometres)];
}
