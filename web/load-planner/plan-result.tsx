import type { CSSProperties } from "react";
import { vehicles } from "#content/en/fleet.ts";
import { loadPlanner } from "#content/en/load-planner.ts";
import { quoteForm } from "#content/en/quote-form.ts";
import { sayRule } from "#content/en/rule-sentences.ts";
import { shell } from "#content/en/shell.ts";
import {
  bedOf,
  carriesAcePlus,
  type Fill,
  type LoadPlan,
  type VehiclePlan,
} from "#content/loads/plan-load.ts";
import type { Vehicle } from "#content/schema/fleet.ts";
import { contactAbout } from "#contract/contact-topics.ts";
import type { Load } from "#contract/loads/packing/load.ts";
import { paths, plannerPath } from "#contract/routes.ts";
import { prefillContactForm } from "#web/contact-prefill/contact-prefill.ts";
import { navigate } from "#web/navigation/hash-location.ts";
import { PrintHead } from "#web/sections/print-head/print-head.tsx";
import { Button, ButtonLink } from "#web/ui/button/button.tsx";
import { ArrowRightIcon, CloseIcon } from "#web/ui/icon/icon.tsx";
import { CheckIcon, InfoIcon } from "#web/ui/icon/page-icons.tsx";
import { ShareBar } from "#web/ui/share-bar/share-bar.tsx";
import { BedDrawing } from "./drawing/bed-drawing.tsx";
import type { Uncounted } from "./load/load.ts";
import {
  describeDrawing,
  details,
  formatShare,
  headline,
  messageOf,
  sampleHeadline,
  sayReason,
  sayUncounted,
  type Units,
  type Verdict,
  verdictOf,
  verdictWords,
} from "./plan/plan-sentences.ts";
import { sayAcePlus } from "./plan/say-ace-plus.ts";
import "./plan-result.css";

const { answer: words, vehicle: vehicleWords, acePlus, assumptions } = loadPlanner;
const lengths = vehicles.map(({ specs }) => specs.length.value);
const longest = Math.max(...lengths);
/** The columns are as wide as the beds are long, so that all drawings have one scale. */
const columns = {
  "--bed-columns": lengths.map((length) => `${length}fr`).join(" "),
  "--shortest-bed-share": Math.min(...lengths) / longest,
} as CSSProperties;

export interface PlanResultProps {
  readonly plan: LoadPlan | undefined;
  readonly units: Units;
  readonly uncounted: Uncounted;
  /** Something of the load is not valid. */
  readonly hasProblems: boolean;
  /** Nothing of the load is the visitor's: it is no load to ask about. */
  readonly isSample: boolean;
}

/** The answer, and the four load beds with the load in them. */
export function PlanResult(props: PlanResultProps) {
  const { plan, units, uncounted, hasProblems, isSample } = props;
  return (
    <section className="plan-result on-brand" aria-label={words.label}>
      <div className="container">
        <PrintHead />
        <header className="plan-result__answer">
          <h3>
            {isSample ? (
              <>
                {sampleHeadline(plan)} <span className="plan-result__sample">{words.sample}</span>
              </>
            ) : (
              headline(plan, hasProblems)
            )}
          </h3>
          <div className="plan-result__details">
            {plan && details(plan, units).map((line) => <p key={line}>{line}</p>)}
            {sayUncounted(uncounted).map((line) => (
              <p key={line}>{line}</p>
            ))}
            {plan && isSample && (
              <ButtonLink tone="secondary" className="plan-result__ask" to={contactAbout("quote")}>
                {shell.header.quote} <ArrowRightIcon />
              </ButtonLink>
            )}
            {plan && !isSample && (
              <>
                <AskButton plan={plan} units={units} uncounted={uncounted} />
                <ShareBar
                  title={headline(plan)}
                  text={messageOf(plan, units, uncounted).query}
                  path={plannerPath}
                />
              </>
            )}
          </div>
        </header>
        <ul className="plan-result__beds" role="list" style={columns}>
          {vehicles.map((vehicle, index) => (
            <VehicleCard
              key={vehicle.id}
              plan={plan?.vehicles[index] ?? { vehicle, bed: bedOf(vehicle), ...unplanned }}
              load={plan?.load}
              units={units}
              smallest={plan !== undefined && plan.taking[0]?.vehicle === vehicle}
            />
          ))}
        </ul>
        <div className="plan-result__notes">
          <p>{vehicleWords.scale}</p>
          <p>
            <strong>{assumptions.title}.</strong> {assumptions.text}
          </p>
        </div>
      </div>
    </section>
  );
}

const unplanned = { reasons: [], placed: [], fill: { volume: 0, weight: 0, floor: 0 } } as const;

/** What the team needs for a price, and no load says. */
const tripLines = (["from", "to", "when"] as const).map((name) => `${quoteForm.fields[name].label}: `);

interface AskButtonProps extends Pick<PlanResultProps, "units" | "uncounted"> {
  readonly plan: LoadPlan;
}

/** Takes the load to the contact form, where the visitor reads, completes and sends it. */
function AskButton({ plan, units, uncounted }: AskButtonProps) {
  function ask(): void {
    prefillContactForm({
      source: "load-planner",
      message: messageOf(plan, units, uncounted),
      asks: tripLines,
    });
    navigate(`${paths.contact}?request`);
  }

  return (
    <Button tone="on-brand" className="plan-result__ask" onClick={ask}>
      {words.ask} <ArrowRightIcon />
    </Button>
  );
}

interface VehicleCardProps {
  readonly plan: VehiclePlan;
  readonly load: Load | undefined;
  readonly units: Units;
  /** The smallest vehicle that takes the load: the answer to the question. */
  readonly smallest: boolean;
}

function VehicleCard({ plan, load, units, smallest }: VehicleCardProps) {
  const { vehicle, reasons, fill } = plan;
  const verdict = load && verdictOf(plan, load);
  const share = { "--bed-share": vehicle.specs.length.value / longest } as CSSProperties;
  return (
    <li className="vehicle-plan" data-verdict={verdict} data-smallest={smallest || undefined} style={share}>
      <header>
        <h4>{vehicle.title}</h4>
        {verdict && <VerdictMark verdict={verdict} />}
      </header>
      <BedDrawing plan={plan} load={load} label={describeDrawing(plan, load)} />
      <div className="vehicle-plan__words">
        {reasons.map((reason) => (
          <p key={`${reason.kind}${"box" in reason ? reason.box.letter : ""}`}>{sayReason(reason, units)}</p>
        ))}
        {load && <FillBars fill={fill} inBoxes={load.boxes !== undefined} />}
        {load && reasons.length === 0 && carriesAcePlus(vehicle) && (
          <AcePlusTerms vehicle={vehicle} load={load} />
        )}
      </div>
    </li>
  );
}

const verdictIcons = {
  takes: CheckIcon,
  "has-room": CheckIcon,
  "takes-weight": CheckIcon,
  unsure: InfoIcon,
  "not-ace-plus": InfoIcon,
  cannot: CloseIcon,
} as const;

function VerdictMark({ verdict }: { readonly verdict: Verdict }) {
  const VerdictIcon = verdictIcons[verdict];
  return (
    <p className="vehicle-plan__verdict">
      <VerdictIcon /> {verdictWords[verdict]}
    </p>
  );
}

/** How full it would be. What is not known is left out, except that the floor of a total depends on its shape. */
function FillBars({ fill, inBoxes }: { readonly fill: Fill; readonly inBoxes: boolean }) {
  const names = (["volume", "floor", "weight"] as const).filter(
    (name) => fill[name] !== undefined || (name === "floor" && !inBoxes),
  );
  return (
    <dl className="fill-bars">
      {names.map((name) => (
        <div key={name} data-over={(fill[name] ?? 0) > 1 || undefined}>
          <dt>{vehicleWords.fill[name]}</dt>
          <dd>
            {fill[name] === undefined ? (
              <span className="fill-bars__unknown">{vehicleWords.floorUnknown}</span>
            ) : (
              formatShare(fill[name])
            )}
          </dd>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect className="fill-bars__ground" width="100" height="1" />
            <rect className="fill-bars__level" width={100 * Math.min(1, fill[name] ?? 0)} height="1" />
          </svg>
        </div>
      ))}
    </dl>
  );
}

/** The terms of an Ace Plus load that no planner can check. */
function AcePlusTerms({ vehicle, load }: { readonly vehicle: Vehicle; readonly load: Load }) {
  return (
    <div className="vehicle-plan__terms">
      <p>{sayAcePlus(vehicle)}</p>
      <p>{acePlus.title}</p>
      <ul>
        {!(load.boxes && load.weightKnown) && <li>{sayRule("boxes")}</li>}
        <li>{sayRule("groundFloor")}</li>
        <li>{sayRule("carryingDistance")}</li>
        {!load.boxes && <li>{acePlus.unchecked}</li>}
      </ul>
    </div>
  );
}
