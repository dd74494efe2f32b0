import { intercity } from "#content/en/intercity.ts";
import { quoteForm } from "#content/en/quote-form.ts";
import { sayRule } from "#content/en/rule-sentences.ts";
import { rules } from "#content/en/rules.ts";
import { serviceLinks } from "#content/en/service-links.ts";
import { formatNames, formatNumber, formatRupees } from "#content/format/english.ts";
import { minutesOfDay } from "#content/format/time-of-day.ts";
import type { RequestedLoad } from "#content/loads/requested-load.ts";
import { minuteMs } from "#contract/durations.ts";
import { dayNumber, midnightOf } from "#contract/office-time.ts";
import { type DayPart, dayPartNames, dayParts, type QuoteRequest } from "#contract/quote-request.ts";
import { paths } from "#contract/routes.ts";
import { dayAhead } from "../trip/day-ahead.ts";
import { isOver, pickupTime } from "../trip/pickup-time.ts";
import { estimateOf, placeIn, townOf } from "../trip/places.ts";
import { bothWays, kilometresIn, rangeLines } from "../trip/trip-reach.ts";
import { urgentReply } from "./urgent-reply.ts";
import { answerVehicle, type ChosenVehicle, type VehicleAnswer } from "./vehicle-answer.ts";

const { answer: words, parts } = quoteForm;

/** A part of the answer. */
export interface Fact {
  readonly title: string;
  readonly lines: readonly string[];
  readonly link?: { readonly to: string; readonly label: string } | undefined;
}

/**
 * When the visitor has the exact price, or that a call is quicker; then between which amounts the price of a booking
 * lies, and what sets it. No amounts if no vehicle takes the load.
 */
export interface PriceFact extends Fact {
  /** Whether the visitor should call, because the trip begins before the team would reply. */
  readonly call: boolean;
}

/** What the visitor chose and typed in the answer. */
export interface TripOptions {
  readonly chosen?: ChosenVehicle | undefined;
  /** The kilometres as typed. */
  readonly distance: string;
  /** The trip that they were typed for: they count for no other. */
  readonly trip?: string | undefined;
  /** Whether one charge has to be enough for the way back too. */
  readonly isReturn: boolean;
}

export const noOptions: TripOptions = { distance: "", isReturn: false };

/** All that can be said at once about a quote request. What is not asked or not known is undefined. */
export interface TripAnswer {
  /** What is missing or wrong in a field. */
  readonly hint?: { readonly field: "date" | "load"; readonly text: string } | undefined;
  readonly vehicle?: VehicleAnswer | undefined;
  readonly price: PriceFact;
  readonly route?: Fact | undefined;
  readonly pickup?: Fact | undefined;
  /** In kilometres, between places that the site knows. */
  readonly estimate?: number | undefined;
  /** One way: as typed, or estimated. */
  readonly kilometres?: number | undefined;
  readonly options: TripOptions;
}

/** Names a trip by its places, "Mohali to Delhi": a distance that was typed belongs to one trip. */
export function tripKeyOf({ from, to }: QuoteRequest): string {
  return words.route.pair(placeIn(from) ?? from, placeIn(to) ?? to);
}

/** The answer to a quote request, from the fleet table and the rules alone. It promises nothing. */
export function answerTrip(
  request: QuoteRequest,
  load: RequestedLoad | undefined,
  given: TripOptions = noOptions,
  now = new Date(),
): TripAnswer {
  const options = given.trip === tripKeyOf(request) ? given : { ...given, distance: "" };
  const estimate = estimateOf(request);
  const kilometres = kilometresIn(options.distance) ?? estimate;
  const distance = (kilometres ?? 0) * (options.isReturn ? 2 : 1);
  const known = load?.kind === "unread" || load?.kind === "no-unit" ? undefined : load;
  const vehicle = known && answerVehicle(known, request.load, distance, options.chosen);
  return {
    hint: dayHint(request, now) ?? loadHint(load, request.load),
    vehicle,
    price: priceFact(request, vehicle, now),
    route: routeFact(request),
    pickup: pickupFact(request, now),
    estimate,
    kilometres,
    options,
  };
}

/** Whether the answer has more than the price: a vehicle for the load, or a route between two places. */
export function hasAnswer({ vehicle, route }: TripAnswer): boolean {
  return vehicle !== undefined || route !== undefined;
}

/** The answer in one line: vehicle or route, and the distance. "" while neither is known. */
export function summaryOf({ vehicle, route, kilometres }: TripAnswer): string {
  const about = kilometres === undefined ? undefined : words.about(formatNumber(kilometres));
  const { choice } = vehicle ?? {};
  const instead = vehicle?.outOfRange && route?.title;
  const short = choice?.takes && !vehicle?.outOfRange && !choice.counted && choice.vehicle.title;
  const first = short || (instead ?? vehicle?.title);
  const parts = vehicle ? [first, about ?? route?.title] : [route?.title, about];
  return parts.flatMap((part) => part?.replace(/\.$/, "") || []).join(" · ");
}

/** The whole answer in sentences, for a screen reader. */
export function announcementOf({ vehicle, price, route, pickup }: TripAnswer): string {
  return sentences([...titles({ vehicle, price }), ...price.lines, ...titles({ route, pickup })]);
}

/** The answer as lines of the message to the team, without lines that speak to the visitor. */
export function messageLines({ vehicle, route, pickup, kilometres, options }: TripAnswer): readonly string[] {
  const [first = ""] = vehicle?.lines ?? [];
  return [
    ...titles({ vehicle }).map((title) => [title, first].filter(Boolean).join(". ").replace("..", ".")),
    ...titles({ route, pickup }),
    ...(kilometres === undefined
      ? []
      : [
          ...(options.isReturn ? [`${words.distance.thereAndBack}.`] : []),
          bothWays(kilometres),
          ...rangeLines(kilometres),
        ]),
  ];
}

/** "Vehicle: It fits in the JEM." */
function titles(
  facts: Pick<Partial<TripAnswer>, "vehicle" | "price" | "route" | "pickup">,
): readonly string[] {
  return Object.entries(facts).flatMap(([name, fact]) =>
    fact ? [`${words[name as keyof typeof facts].label}: ${fact.title}`] : [],
  );
}

/** Joins texts to sentences, each with one full stop. */
export function sentences(texts: readonly string[]): string {
  return texts.map((text) => text.replace(/\.?$/, ".")).join(" ");
}

function dayHint({ date, part }: QuoteRequest, now: Date): TripAnswer["hint"] {
  const { past, choose, todays, partOver } = words.day;
  if (!isOver({ date, part }, now)) return undefined;
  const isPast = date < dayAhead(0, now);
  // The night ends tomorrow: of today there is always a part left.
  const next = dayPartNames.find((other) => !isOver({ date, part: other }, now));
  const text = part && next && !isPast ? partOver(todays[part], todays[next]) : sentences([past, choose]);
  return { field: "date", text };
}

/** A hint repeats shorter loads and lists of goods only, because it has two lines on a phone. */
const longestExample = 14;
const longestList = 50;

/** What a load lacks, with the typed load as the example: "sofa, 80 kg"; or which of its goods lack it. */
function loadHint(load: RequestedLoad | undefined, typed: string): TripAnswer["hint"] {
  const { loadHint: say, vehicle } = words;
  const { goods: quoted } = vehicle.uncounted;
  if (load?.kind === "no-unit") return { field: "load", text: vehicle.unitUnknown };
  if (load?.kind !== "unread") return undefined;
  const { withoutWeight, withoutSize } = load.half;
  const [weightOf, sizeOf] = [withoutWeight, withoutSize].map((goods) => formatNames(goods.map(quoted)));
  if (load.missing.length === 0 && weightOf && sizeOf && `${weightOf}${sizeOf}`.length <= longestList) {
    return { field: "load", text: say.half(weightOf, sizeOf) };
  }
  const missing = formatNames(load.missing.map(quoted));
  if (missing === "" || missing.length > longestList) return { field: "load", text: vehicle.howToWrite };
  if (typed.length > longestExample) return { field: "load", text: say.missing(missing) };
  const [bare] = /(?<=\p{L}\s*[:-]?\s*)\p{Nd}+$/u.exec(typed.trim()) ?? [];
  if (bare) return { field: "load", text: say.unit(bare, typed) };
  return { field: "load", text: /\p{Nd}/u.test(typed) ? say.several(typed) : say.one(typed) };
}

function routeFact({ from, to }: QuoteRequest): Fact | undefined {
  if (!from || !to) return undefined;
  const say = words.route;
  const [start, end] = [placeIn(from), placeIn(to)];
  const link = { to: paths.intercity, label: say.see };
  const ask = { title: say.unnamed, lines: [say.ask(say.pair(start ?? from, end ?? to))], link };
  if (!start || !end) return ask;
  const title = say.pair(start, end);
  if (isRoute(start, end)) {
    return {
      title,
      lines: [say.named(formatNumber(intercity.map.routes.length)), sayRule("returnToll")],
      link,
    };
  }
  if (isRoute(end, start)) return { title, lines: [say.reverse(say.pair(end, start))], link };
  const [startTown, endTown] = [townOf(start), townOf(end)];
  if (startTown === endTown) {
    const within = start === end ? say.within(start) : title;
    return { title: within, lines: [say.onDemand], link: serviceLinks["on-demand"] };
  }
  if (!isRoute(startTown, endTown)) return ask;
  const stop = startTown === start ? end : start;
  return { title, lines: [say.beside(say.pair(startTown, endTown), stop), sayRule("returnToll")], link };
}

function isRoute(from: string, to: string): boolean {
  const { routes, places } = intercity.map;
  return routes.some((route) => places[route.from].name === from && places[route.to].name === to);
}

function pickupFact({ from, date, part }: QuoteRequest, now: Date): Fact | undefined {
  const say = words.pickup;
  const { clusters, from: opens, until } = rules.assuredBooking;
  const start = placeIn(from);
  // Bookings are assured in these places only.
  if (!start || !clusters.some((cluster) => cluster === start)) return undefined;
  const lines = [say.hours(start, opens, until)];
  if (part && !isInside(part)) lines.push(say.outside(parts[part]));
  const today = dayNumber(now.getTime());
  const endMs = midnightOf(today) + minutesOfDay(until) * minuteMs;
  if (pickupTime({ date, part })?.day === today && endMs <= now.getTime()) lines.push(say.overToday);
  return { title: say.assured, lines };
}

/** Whether a part of the day is wholly in the hours of assured bookings. */
function isInside(part: DayPart): boolean {
  const { from, until } = rules.assuredBooking;
  const [begins, ends] = dayParts[part];
  return begins * 60 >= minutesOfDay(from) && ends * 60 <= minutesOfDay(until);
}

function priceFact(request: QuoteRequest, vehicle: VehicleAnswer | undefined, now: Date): PriceFact {
  const say = words.price;
  const { range, factors } = rules.price;
  const names = formatNames(factors.map(({ name }) => name.toLowerCase()));
  const urgent = urgentReply(request, now);
  const call = urgent?.call ?? false;
  const isTaken = !vehicle || vehicle.choices.some(({ takes }) => takes);
  const isDivided = (vehicle?.nearest?.trips ?? 1) > 1;
  if (!isTaken && !isDivided) return { title: say.unknown, lines: [urgent?.text ?? say.reply], call };
  const amounts = say.range(formatRupees(range.from), formatRupees(range.to), names);
  return { title: urgent?.text ?? say.exact, lines: [amounts], call };
}
