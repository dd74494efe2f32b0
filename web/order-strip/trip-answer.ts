import { vehicles } from "#content/en/fleet.ts";
import { intercity } from "#content/en/intercity.ts";
import { loadPlanner } from "#content/en/load-planner.ts";
import { orderStrip } from "#content/en/order-strip.ts";
import { sayRule } from "#content/en/rule-sentences.ts";
import { rules } from "#content/en/rules.ts";
import { serviceLinks } from "#content/en/service-links.ts";
import { formatNames, formatRupees } from "#content/format/english.ts";
import { roadBetween } from "#content/format/road-distance.ts";
import type { Vehicle } from "#content/schema/fleet.ts";
import type { Coordinates } from "#content/schema/intercity.ts";
import { type DayPart, dayParts, type Enquiry } from "#contract/enquiry.ts";
import { paths } from "#contract/routes.ts";
import { makesWay, vehiclesThatSuit } from "#contract/vehicle-suit.ts";
import { centimetreUnits, details, headline, sayReason } from "#web/load-planner/describe.ts";
import { bedOf, capacityOf, figuresOf, type LoadPlan, planLoad } from "#web/load-planner/plan.ts";
import { formatLength, formatNumber, formatWeight, kilogram } from "#web/load-planner/units.ts";
import { type LoadLine, readLoadLine, type WeightDoubt } from "./read-load.ts";
import { wishedVehicle } from "./wished-vehicle.ts";

const { answer: words, parts, places } = orderStrip;

/** One thing that can be said at once about a trip. */
export interface Fact {
  readonly id: "day" | "vehicle" | "route" | "pickup" | "price";
  readonly label: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly link?: { readonly to: string; readonly label: string };
}

export interface TripAnswer {
  readonly facts: readonly Fact[];
  /** What can be drawn of the load. */
  readonly load: KnownLoad | undefined;
}

export type KnownLoad =
  /** Boxes with their sizes, packed into the beds. */
  | { readonly kind: "boxes"; readonly plan: LoadPlan; readonly weightKnown: boolean }
  /** A weight in grams, and the vehicles that carry it and are as long as it, the smallest first. */
  | { readonly kind: "weight"; readonly weight: number; readonly carrying: readonly Vehicle[] }
  /** No load that can be read, but a vehicle that is asked for. */
  | { readonly kind: "wish"; readonly vehicle: Vehicle };

/**
 * What is known at once about a trip, from the fleet table and the rules alone. It promises nothing and names no price.
 *
 * @param today the visitor's day, "2026-12-24", once it is known.
 */
export function answerTrip(enquiry: Enquiry, today?: string): TripAnswer {
  const line = enquiry.load ? readLoadLine(enquiry.load) : undefined;
  const load = line && knownLoad(line, wishedVehicle(enquiry.load));
  const facts = [
    dayFact(enquiry, today),
    line && vehicleFact(line, load),
    priceFact(),
    routeFact(enquiry),
    pickupFact(enquiry),
  ];
  return { facts: facts.filter((fact) => fact !== undefined), load };
}

function knownLoad(line: LoadLine, wished: Vehicle | undefined): KnownLoad | undefined {
  const wish = wished && ({ kind: "wish", vehicle: wished } as const);
  if (line.kind === "boxes") {
    return { kind: "boxes", plan: planLoad(line.load), weightKnown: line.weightKnown };
  }
  if (line.kind !== "weight" && line.kind !== "length") return wish;
  const weight = line.kind === "weight" ? line.weight : 0;
  const { longest = 0 } = line;
  const figures = (vehicle: Vehicle) => figuresOf(vehicle, bedOf(vehicle).length >= longest);
  const carrying = vehiclesThatSuit(vehicles, figures, { weight: weight / kilogram });
  // A length alone rules vehicles out and shows none to be enough.
  return line.kind === "length" && carrying.length > 0 ? wish : { kind: "weight", weight, carrying };
}

/** The facts as lines of a message, after the visitor's own words. */
export function answerLines({ facts }: TripAnswer): readonly string[] {
  return facts
    .filter(({ id }) => id !== "price" && id !== "day")
    .map(({ id, label, title, lines }) =>
      // The other facts' lines speak to the visitor.
      [`${label}: ${title}`, ...(id === "vehicle" ? lines.slice(0, 1) : [])].join(". ").replace("..", "."),
    );
}

/** The texts one after the other, each with one full stop at its end. */
export function sentences(texts: readonly string[]): string {
  return texts.map((text) => text.replace(/\.?$/, ".")).join(" ");
}

/** The place that the site names in what was typed, such as "Mohali" in "Phase 8, SAS Nagar". */
export function placeIn(text: string): string | undefined {
  const typed = text.normalize("NFC").toLowerCase();
  const found = places.flatMap(({ name, spellings }) =>
    spellings.flatMap((spelling) => {
      const at = typed.search(
        new RegExp(`(?<!\\p{L})${spelling.normalize("NFC").replaceAll(".", "\\.")}(?![\\p{L}\\p{M}])`, "u"),
      );
      return at < 0 ? [] : [{ name, at }];
    }),
  );
  // "Ambala road, Chandigarh" is in Chandigarh: the town comes last.
  return found.toSorted((one, other) => other.at - one.at)[0]?.name;
}

/** The town of the Intercity map that a place is, or lies beside. */
function besideOf(name: string | undefined): string | undefined {
  return places.find((place) => place.name === name)?.beside ?? name;
}

/** How far each vehicle goes on one charge, for a way of this many kilometres, as sentences. */
export function rangeLines(kilometres: number): readonly string[] {
  const say = words.distance;
  const groups = [
    ["both", say.both],
    ["oneWay", say.oneWay],
    ["charging", say.charging],
  ] as const;
  return groups.flatMap(([reach, sentence]) => {
    const names = vehicles.filter((one) => reachOf(one, kilometres) === reach).map(({ title }) => title);
    return names.length > 0 ? [sentence(formatNames(names))] : [];
  });
}

/** How far one charge takes a vehicle on a way of this many kilometres, with the reserve. */
export function reachOf({ specs: { range } }: Vehicle, kilometres: number): "both" | "oneWay" | "charging" {
  if (makesWay(range.value, 2 * kilometres)) return "both";
  return makesWay(range.value, kilometres) ? "oneWay" : "charging";
}

/** Up to here the estimate of road-distance.ts is exact enough, in kilometres. */
const longestEstimate = 600;

/** The estimated kilometres by road between two places that the site names. */
export function estimateOf({ from, to }: Enquiry): number | undefined {
  const [start, end] = [coordinatesOf(placeIn(from)), coordinatesOf(placeIn(to))];
  const kilometres = start && end ? roadBetween(start, end) : 0;
  return kilometres > 0 && kilometres <= longestEstimate ? kilometres : undefined;
}

function coordinatesOf(name: string | undefined): Coordinates | undefined {
  const towns = Object.values(intercity.map.places);
  return (towns.find((town) => town.name === name) ?? places.find((place) => place.name === name))?.at;
}

/** The kilometres that were typed, if they are some. */
export function kilometresIn(text: string): number | undefined {
  const value = Number(/^\s*(\d{1,4}(?:\.\d+)?)\s*(?:km|kms)?\s*$/i.exec(text)?.[1]);
  return value > 0 ? value : undefined;
}

function dayFact({ date }: Enquiry, today: string | undefined): Fact | undefined {
  if (!date || !today || date >= today) return undefined;
  const { label, past, choose } = words.day;
  return { id: "day", label, title: past, lines: [choose] };
}

function vehicleFact(line: LoadLine, load: KnownLoad | undefined): Fact {
  const { label, ...say } = words.vehicle;
  const planner = { to: `${paths.services}?plan`, label: say.planner };
  if (load?.kind === "boxes" && line.kind === "boxes") {
    return { ...withDoubt(boxesFact(load.plan, line.weightKnown), line), link: planner };
  }
  const tooLong = (line.kind === "weight" || line.kind === "length") && tooLongLines(line.longest ?? 0);
  if (tooLong) return { id: "vehicle", label, title: say.tooLong, lines: tooLong };
  if (load?.kind === "weight" && line.kind === "weight") {
    return { ...withDoubt(weightFact(load.weight, load.carrying), line), link: planner };
  }
  if (load?.kind === "wish") {
    return { id: "vehicle", label, title: load.vehicle.title, lines: [carries(load.vehicle), say.addLoad] };
  }
  const lines = [line.kind === "no-unit" ? say.unitUnknown : say.howToWrite];
  return { id: "vehicle", label, title: say.unread, lines, link: planner };
}

/** The fact with both readings of the weight below its first line, where the line leaves it open. */
function withDoubt(fact: Fact, { doubt }: { readonly doubt?: WeightDoubt | undefined }): Fact {
  if (!doubt) return fact;
  const [first = "", ...others] = fact.lines;
  const readings = words.vehicle.read[doubt.read](formatWeight(doubt.weight), formatWeight(doubt.otherwise));
  return { ...fact, lines: [first, readings, ...others] };
}

/** What a vehicle carries, and how large its load bed is. */
export function carries({ specs: { length, width, height, weightCapacity } }: Vehicle): string {
  const bed = `${[length, width, height].map(({ value }) => formatNumber(value)).join(" × ")} ${length.unit}`;
  return words.vehicle.wished(`${formatNumber(weightCapacity.value)} kg`, bed);
}

/** What is said of a length that no load bed has. */
function tooLongLines(length: number): readonly string[] | undefined {
  const [longest] = vehicles.toSorted((one, other) => bedOf(other).length - bedOf(one).length);
  if (!longest || length <= bedOf(longest).length) return undefined;
  const { tooLongWhy, tooLongAsk } = words.vehicle;
  const bedLength = formatLength(bedOf(longest).length, "ft");
  return [tooLongWhy(formatLength(length, "ft"), longest.title, bedLength), tooLongAsk];
}

function boxesFact(plan: LoadPlan, weightKnown: boolean): Fact {
  const lines = details(plan, centimetreUnits);
  const largest = plan.vehicles.at(-1);
  const [smallest] = plan.taking;
  const hasRoom = !weightKnown && smallest && loadPlanner.answer.hasRoom(smallest.vehicle.title);
  const reason = plan.taking.length === 0 ? largest?.reasons[0] : undefined;
  return {
    id: "vehicle",
    label: words.vehicle.label,
    title: hasRoom || headline(plan),
    lines: [
      ...(reason && largest ? [`${largest.vehicle.title}: ${sayReason(reason, centimetreUnits)}`] : []),
      ...lines,
      ...(weightKnown ? [] : [words.vehicle.weightUnknown]),
    ],
  };
}

function weightFact(weight: number, [smallest, ...others]: readonly Vehicle[]): Fact {
  const { label, ...say } = words.vehicle;
  if (!smallest) {
    const [largest] = vehicles.toSorted((one, other) => capacityOf(other) - capacityOf(one));
    const why = largest
      ? say.tooHeavyWhy(formatWeight(weight), largest.title, formatWeight(capacityOf(largest)))
      : "";
    return { id: "vehicle", label, title: say.tooHeavy, lines: [why] };
  }
  return {
    id: "vehicle",
    label,
    title: say.byWeight(smallest.title),
    lines: [
      say.ofCapacity(formatWeight(weight), formatWeight(capacityOf(smallest))),
      ...(others.length > 0 ? [say.also(formatNames(others.map(({ title }) => title)))] : []),
      say.addSizes,
    ],
  };
}

function routeFact({ from, to }: Enquiry): Fact | undefined {
  if (!from || !to) return undefined;
  const { label, ...say } = words.route;
  const { routes, places: towns } = intercity.map;
  const [start, end] = [placeIn(from), placeIn(to)];
  const link = { to: paths.intercity, label: say.see };
  const runs = (one: string, other: string) =>
    routes.some((route) => towns[route.from].name === one && towns[route.to].name === other);
  if (start && end && runs(start, end)) {
    const lines = [say.named(formatNumber(routes.length)), sayRule("returnToll")];
    return { id: "route", label, title: say.pair(start, end), lines, link };
  }
  if (start && end && runs(end, start)) {
    return {
      id: "route",
      label,
      title: say.pair(start, end),
      lines: [say.reverse(say.pair(end, start))],
      link,
    };
  }
  const [near, nearEnd] = [besideOf(start), besideOf(end)];
  if (start && end && near === nearEnd) {
    return {
      id: "route",
      label,
      title: start === end ? say.within(start) : say.pair(start, end),
      lines: [say.onDemand],
      link: serviceLinks["on-demand"],
    };
  }
  if (start && end && near && nearEnd && runs(near, nearEnd)) {
    const stop = near === start ? end : start;
    const lines = [say.beside(say.pair(near, nearEnd), stop), sayRule("returnToll")];
    return { id: "route", label, title: say.pair(start, end), lines, link };
  }
  return {
    id: "route",
    label,
    title: say.unnamed,
    lines: [say.ask(say.pair(start ?? from, end ?? to))],
    link,
  };
}

function pickupFact({ from, part }: Enquiry): Fact | undefined {
  if (!from) return undefined;
  const { label, ...say } = words.pickup;
  const { clusters, from: opens, until } = rules.assuredBooking;
  const start = placeIn(from);
  // Nobody who picks up elsewhere has asked for an assured booking.
  if (!start || !clusters.some((cluster) => cluster === start)) return undefined;
  const lines = [say.hours(start, opens, until)];
  if (part && !isInside(part)) lines.push(say.outside(parts[part]));
  return { id: "pickup", label, title: say.assured, lines };
}

/** Whether a part of the day lies wholly in the hours of assured bookings. */
function isInside(part: DayPart): boolean {
  const { from, until } = rules.assuredBooking;
  const [begins, ends] = dayParts[part];
  return begins >= hourOf(from) && ends <= hourOf(until);
}

/** "8:30 PM" is 20.5. */
function hourOf(time: string): number {
  const [, hour = "0", minute = "0", half] = /^(\d+):(\d+) ([AP]M)$/.exec(time) ?? [];
  return (Number(hour) % 12) + Number(minute) / 60 + (half === "PM" ? 12 : 0);
}

function priceFact(): Fact {
  const { label, ...say } = words.price;
  const { range, factors } = rules.price;
  const names = formatNames(factors.map(({ name }) => name.toLowerCase()));
  return {
    id: "price",
    label,
    title: say.reply,
    lines: [say.range(formatRupees(range.from), formatRupees(range.to)), say.factors(names)],
  };
}
