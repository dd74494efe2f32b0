import { useEffect, useMemo, useState } from "react";
import { orderStrip } from "#content/en/order-strip.ts";
import type { Enquiry } from "#contract/enquiry.ts";
import { formatNumber } from "#web/load-planner/units.ts";
import {
  answerLines,
  answerTrip,
  estimateOf,
  type Fact,
  type KnownLoad,
  kilometresIn,
  rangeLines,
} from "./trip-answer.ts";
import { factsFor, factsWithoutReach, type VehicleChoice, vehicleChoices } from "./vehicle-choice.ts";
import { wishedVehicle } from "./wished-vehicle.ts";

const { answer: words } = orderStrip;

/** A trip with what is known of it, and with what the visitor chose and typed in the answer. */
export interface KnownTrip {
  readonly facts: readonly Fact[];
  readonly load: KnownLoad | undefined;
  readonly choices: readonly VehicleChoice[];
  /** The vehicle that the answer is about; undefined when none takes the load or makes the way. */
  readonly choice: VehicleChoice | undefined;
  /** Between places that the site knows. */
  readonly estimate: number | undefined;
  /** One way: as typed, or estimated. */
  readonly kilometres: number | undefined;
  /** The kilometres as typed. */
  readonly distance: string;
  /** Whether one charge has to be enough for the way back too. */
  readonly isReturn: boolean;
  /** What the answer says, for the message to the team. */
  readonly lines: readonly string[];
  choose(vehicle: string): void;
  measure(distance: string): void;
  askReturn(isReturn: boolean): void;
}

interface Own {
  /** The vehicle's id, and the load that it was chosen for. */
  readonly chosen?: { readonly id: string; readonly load: string } | undefined;
  readonly distance: string;
  readonly isReturn: boolean;
}

/** What the visitor chose and typed in the answer, kept while they look at another page. */
let kept: Own = { distance: "", isReturn: false };

/** @param today the visitor's day, once it is known. */
export function useTrip(enquiry: Enquiry | undefined, today: string | undefined): KnownTrip | undefined {
  const [own, setOwn] = useState(kept);
  const { chosen, distance, isReturn } = own;
  const answer = useMemo(() => enquiry && answerTrip(enquiry, today), [enquiry, today]);
  const estimate = enquiry && estimateOf(enquiry);
  const kilometres = kilometresIn(distance) ?? estimate;
  const way = kilometres === undefined ? undefined : kilometres * (isReturn ? 2 : 1);
  const choices = useMemo(() => (answer?.load ? vehicleChoices(answer.load, way) : []), [answer, way]);
  useEffect(() => {
    kept = own;
  }, [own]);
  if (!enquiry || !answer) return undefined;

  const { load } = answer;
  const wished = wishedVehicle(enquiry.load)?.id;
  // Chosen for another load, a vehicle has to take this one; so has one that is only named.
  const isChosen = ({ vehicle, takes }: VehicleChoice) =>
    vehicle.id === chosen?.id && (takes || chosen.load === enquiry.load);
  const choice =
    choices.find(isChosen) ??
    choices.find(({ vehicle, takes }) => takes && vehicle.id === wished) ??
    choices.find(({ isBest }) => isBest);
  const facts = load ? factsOf(answer.facts, load) : answer.facts;
  // Without a load that can be read there is no vehicle to tell the team about.
  const known = facts.filter(({ id }) => id !== "vehicle" || load !== undefined);
  return {
    facts,
    load,
    choices,
    choice,
    estimate,
    kilometres,
    distance,
    isReturn,
    lines: [...answerLines({ load, facts: known }), ...distanceLines(kilometres, isReturn)],
    choose: (id) => setOwn({ ...own, chosen: { id, load: enquiry.load } }),
    measure: (typed) => setOwn({ ...own, distance: typed }),
    askReturn: (asked) => setOwn({ ...own, isReturn: asked }),
  };

  function factsOf(answered: readonly Fact[], known: KnownLoad): readonly Fact[] {
    return choice ? factsFor(answered, known, choice) : factsWithoutReach(answered, known, choices, way);
  }
}

function distanceLines(kilometres: number | undefined, isReturn: boolean): readonly string[] {
  if (kilometres === undefined) return [];
  const asked = isReturn ? [`${words.distance.thereAndBack}.`] : [];
  return [...asked, waysOf(kilometres), ...rangeLines(kilometres)];
}

/** "105 km one way, 210 km there and back" */
export function waysOf(kilometres: number): string {
  return words.distance.bothWays(`${formatNumber(kilometres)} km`, `${formatNumber(2 * kilometres)} km`);
}

/** The line that answers first: vehicle or route, and the distance. "" where neither end of the trip is known. */
export function summaryOf({ facts, load, choice, kilometres }: KnownTrip): string {
  const titleOf = (id: Fact["id"]) => facts.find((fact) => fact.id === id)?.title.replace(/\.$/, "");
  const vehicle = load && (choice?.takes ? choice.vehicle.title : titleOf("vehicle"));
  const about = kilometres === undefined ? undefined : words.about(formatNumber(kilometres));
  const parts = vehicle ? [vehicle, about ?? titleOf("route")] : [titleOf("route"), about];
  return parts.filter(Boolean).join(" · ");
}
