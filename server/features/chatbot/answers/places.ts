import { speaksOfWayBack } from "../quantities/distances.ts";
import type { Question } from "../understand/question.ts";
import { asksOffice } from "./company.ts";
import { saysDay } from "./deadlines.ts";
import type { Answer, AnswerContext, Draft } from "./draft.ts";
import { namesGoods } from "./names-goods.ts";
import { priceRange } from "./price-range.ts";
import { rememberLoad, takesLoad } from "./takes-load.ts";
import { asksReverse, inNcr } from "./way.ts";
import { lines } from "./wording.ts";

/** Whether and how a place is served. */
export const answerPlaces: Answer = (context) => {
  const { question, speaker, knowledge } = context;
  const { places } = question;
  const locations = speaker.say("locations");
  const next = asksNext.test(question.text) ? [speaker.say("placesNext")] : [];
  if (places.length === 0) {
    const others = next.length > 0 ? [] : [speaker.say("locationsRoutes"), speaker.say("placeElse")];
    return { parts: [...next, locations, ...others], pages: ["about"] };
  }
  // "My shop is in Rajpura, the goods lie in Mohali, do you come to Rajpura?" asks for the way.
  const [from, to] = directed(context);
  if (from !== undefined && to !== undefined && question.hasStart)
    return { ...answerRoute(context, from, to, ""), pages: ["intercity"] };
  const descriptions = places.map((place) => describePlace(context, place));
  const isServed = places.some((place) => knowledge.locations.includes(place));
  return {
    // Who asks of one place that is served needs no list of the others.
    parts: [
      ...next,
      ...officeNamed(context),
      ...descriptions.flatMap(({ parts }) => parts),
      ...(isServed && !asksOthers.test(question.text) ? [] : [locations]),
    ],
    pages: isServed ? ["about"] : ["about", "intercity"],
    ...(descriptions.some(({ isNamed }) => isNamed) ? {} : { outcome: "unknown" as const }),
  };
};

/** "Which cities besides Chandigarh?" */
const asksOthers =
  /(?<!\p{L})(?:besides?|other than|apart from|except|ke (?:alawa|ilawa|siwa)|ton (?:ilawa|bina))(?!\p{L})|के (?:अलावा|सिवा)|ਤੋਂ ਇਲਾਵਾ/u;

/** "Which cities next?", "is Mumbai coming soon?" */
const asksNext =
  /(?<!\p{L})(?:next|nxt|expand\p{L}*|expansion|launch\p{L}*|coming|future|new cit(?:y|ies)|(?:will|when) \p{L}+ (?:open|start|come)|aage|agl[aei]|nay[aei]|nav[aei]n?)(?!\p{L})|(?<!\p{L})(?:अगल[ेाी]|नए|नये|नया|विस्तार|ਅਗਲ[ੇਾੀ]|ਨਵ[ੇਾੀ]ਂ?|ਵਿਸਥਾਰ)(?![\p{L}\p{M}])/u;

/** "Is there an office in Bangalore?": to work there is no office. */
function officeNamed({ question, knowledge, speaker }: AnswerContext): string[] {
  const [place = ""] = question.places;
  if (!asksOffice(question)) return [];
  const elsewhere = speaker.say("addressElsewhere", { place: speaker.place(place) });
  return [...(place === knowledge.officeTown ? [] : [elsewhere]), speaker.say("address")];
}

/**
 * What the website says of a place; `isNamed` tells whether it says anything.
 *
 * @param isOnWay as the end of a way between cities, which is more than to drive in it
 */
export function describePlace(
  context: AnswerContext,
  place: string,
  isOnWay = isWayThere(context.question),
): { parts: string[]; isNamed: boolean } {
  const { speaker, knowledge, question } = context;
  const name = speaker.place(place);
  const { partOf: region } = knowledge.places.find(({ en }) => en === place) ?? {};
  const beside = sayBeside(context, place);
  const cluster = knowledge.clusters.includes(place) ? [speaker.say("placeCluster", { place: name })] : [];
  const routes = routesWith(context, place);
  if (isInside(question) && [place, region ?? ""].some((one) => knowledge.locations.includes(one)))
    return { parts: [speaker.say("tripInside", { place: name })], isNamed: true };
  if (knowledge.locations.includes(place)) {
    const intro = routesIntro(context, place);
    // "Do you go as far as Bangalore?" gets no yes because vehicles drive in the city.
    const isFar = !routes && isOnWay;
    const here = isFar ? "placeNoRoute" : saysTime(question) ? "placeAtTime" : "placeYes";
    const parts = [speaker.say(here, { place: name }), ...(routes ? [`${intro}\n${routes}`] : [])];
    return { parts, isNamed: true };
  }
  if (region !== undefined && knowledge.locations.includes(region)) {
    const presence = speaker.say("placePart", { place: name, region: speaker.place(region) });
    const intro = routesIntro(context, place);
    return { parts: [presence, ...(routes ? [`${intro}\n${routes}`] : [])], isNamed: true };
  }
  if (routes) return { parts: [`${speaker.say("placeRoute", { place: name })}\n${routes}`], isNamed: true };
  if (cluster.length > 0) return { parts: cluster, isNamed: true };
  if (beside !== undefined) return { parts: [beside], isNamed: true };
  const within = knowledge.places.filter(({ state }) => state === place).map(({ en }) => speaker.place(en));
  const none =
    within.length > 0
      ? speaker.say("placeState", { place: name, places: speaker.list(within) })
      : speaker.say("placeNo", { place: name });
  return { parts: [none], isNamed: false };
}

const goes =
  /(?<!\p{L})(?:go(?:es|ing)?|as far as|up ?to|all the way|(?:send|ship|deliver)\p{L}* (?:\p{L}+ ){0,3}to|tak+h?|tk|ja+(?:te|ti|oge|yegi|ta)|jand[aeio]\p{L}*|bhej\p{L}*)(?!\p{L})|तक|जात|जाए|भेज|ਤੱਕ|ਤਕ|ਜਾਂਦ|ਜਾਵ|ਭੇਜ/u;

const inside =
  /(?<![\p{L}\p{M}])(?:inside|within|locally|local (?:trip|deliver(?:y|ies))|intra ?city|andar|ander|andr|vich hi|ch hi|mein hi|me hi)(?![\p{L}\p{M}])|के अंदर|ਦੇ ਅੰਦਰ/u;

/** "Inside Bangalore, from my flat to my office": a trip that stays in the one place that is named. */
export function isInside({ text, places }: Question): boolean {
  return places.length === 1 && inside.test(text);
}

const soon = /(?<!\p{L})(?:tomm?orr?ow|tmrw|tmw|tonight)(?!\p{L})/u;

/** "Today", "on Sunday": nobody can promise a vehicle then. */
function saysTime(question: AnswerContext["question"]): boolean {
  return question.concepts.has("sameDay") || saysDay(question) || soon.test(question.text);
}

/** Whether a place is asked for as the end of a way that begins elsewhere, by those words. */
function isWayThere({ text, hasStart }: AnswerContext["question"]): boolean {
  return !hasStart && goes.test(text);
}

/**
 * The named routes with a place: of a way that begins there those from it, of one that ends there those to it, if there
 * are such; else all of them.
 */
export function routesAlong(
  { routes }: AnswerContext["knowledge"],
  question: Question,
  place: string,
): AnswerContext["knowledge"]["routes"] {
  const town = inNcr(place);
  const all = routes.filter(({ from, to }) => from === town || to === town);
  if (asksReverse(question) || speaksOfWayBack(question.text)) return all;
  const along = all.filter(({ from, to }) =>
    question.hasStart ? from === town : isWayThere(question) ? to === town : true,
  );
  return along.length > 0 ? along : all;
}

/** The heading of a list of named routes with a place. Of some of them it says which: others begin or end there too. */
function routesIntro({ speaker, knowledge, question }: AnswerContext, place: string): string {
  const town = inNcr(place);
  const told = routesAlong(knowledge, question, place);
  const all = knowledge.routes.filter(({ from, to }) => from === town || to === town);
  const some = told.every(({ from }) => from === town) ? "routesFromPlace" : "routesToPlace";
  return speaker.say(told.length < all.length ? some : "routesOfPlace", { place: speaker.place(place) });
}

/** The routes with a place as lines, and if all of them go the other way than is asked, that the team has to say. */
function routesWith({ speaker, knowledge, question }: AnswerContext, place: string): string | undefined {
  const routes = routesAlong(knowledge, question, place);
  if (routes.length === 0) return undefined;
  const list = lines(routes.map((route) => routeLine(speaker, route)));
  const isAgainst =
    question.hasStart && question.places.length === 1 && routes.every(({ to }) => to === inNcr(place));
  return isAgainst ? `${list}\n\n${speaker.say("routesOtherWay", { place: speaker.place(place) })}` : list;
}

/** The named routes as a list under a heading that says what they are. */
export function namedRoutes(
  { speaker }: AnswerContext,
  routes: readonly { from: string; to: string }[],
): string[] {
  const list = lines(routes.map((route) => routeLine(speaker, route)));
  return [`${speaker.say("routesNamed")}\n${list}`];
}

function routeLine(speaker: AnswerContext["speaker"], { from, to }: { from: string; to: string }): string {
  return speaker.say("routeLine", { from: speaker.place(from), to: speaker.place(to) });
}

/** What is known of the way between the two places of a question; `isNamed` if a named route serves it. */
export function describeWayBetween(context: AnswerContext): { parts: string[]; isNamed: boolean } {
  const [from, to] = directed(context);
  if (from === undefined || to === undefined) return { parts: [], isNamed: false };
  const { outcome, parts } = answerRoute(context, from, to, "");
  return { parts: parts.filter((part) => part !== ""), isNamed: outcome === undefined };
}

/** Intercity: whether two places are joined by a named route, the routes of one place, or all of them. */
export const answerRoutes: Answer = (context): Draft => {
  const { question, knowledge, speaker } = context;
  const all = `${speaker.say("routes", { count: knowledge.routes.length })}\n${lines(knowledge.routes.map((route) => routeLine(speaker, route)))}`;
  const [first, second, ...more] = directed(context);
  if (first !== undefined && second !== undefined) {
    const ends = [second, ...(question.hasStart ? more : [])];
    const draft = answerRoutesFrom(context, first, ends, all);
    const isQuote = ["price", "quote"].some((concept) => question.concepts.has(concept));
    const price = isQuote ? [priceRange(speaker), speaker.say("priceExact")] : [];
    const days = asksDays.test(question.text) ? [speaker.say("routeDays")] : [];
    return { ...draft, parts: [...draft.parts, ...days, ...price] };
  }
  if (first === undefined) return { parts: [all] };
  if (isInside(question)) return { parts: describePlace(context, first).parts };
  const routes = routesWith(context, first);
  const parts = routes
    ? [`${routesIntro(context, first)}\n${routes}`]
    : [...describePlace(context, first, question.hasStart || isWayThere(question)).parts, all];
  return { parts };
};

/**
 * Answers a message that asks for a trip: which of our routes serve its places, what takes its load, and whom to tell the
 * other details. With one place it describes that place.
 */
export const answerTrip: Answer = (context) => {
  const [from, to] = directed(context);
  const way = describeWay(context, from, to);
  const { facts, vehicles } = context.knowledge;
  const named = vehicles.filter(({ id }) => context.question.vehicles.includes(id));
  const load = takesLoad(context, named);
  const told = [...way.filter((part) => part !== ""), ...(load?.parts ?? [])];
  const namesTeam = told.some((part) => part.includes(facts.phones ?? ""));
  // Who has told from where to where what goes gets the call, not the same questions again.
  const isWhole = to !== undefined && (namesGoods(context.question) || isMeasured(context.question));
  const next = context.speaker.say(isWhole ? "tripPass" : namesTeam ? "tripTell" : "tripAsk");
  const isTold = told.includes(context.speaker.say("tripAsk"));
  return {
    parts: [...told, ...(isTold && !isWhole ? [] : [next])],
    remember: {
      ...(isWhole && { offersPerson: true }),
      ...load?.remember,
      ...rememberLoad(context),
    },
  };
};

function isMeasured({ quantities: { weights, pieces, sides } }: Question): boolean {
  return weights.length > 0 || pieces !== undefined || sides !== undefined;
}

/** That a place which is none of ours lies beside one: where assured bookings are picked up is another matter. */
export function sayBeside({ knowledge, speaker }: AnswerContext, place: string): string | undefined {
  const { beside } = knowledge.places.find(({ en }) => en === place) ?? {};
  return beside === undefined || knowledge.locations.includes(place)
    ? undefined
    : speaker.say("placeBeside", { place: speaker.place(place), town: speaker.place(beside) });
}

/** If only one end of the way is known, she only tells whether we are there: the other end may be anywhere. */
function describeWay(context: AnswerContext, from?: string, to?: string): readonly string[] {
  if (from === undefined) return [];
  if (to !== undefined) return answerRoute(context, from, to, "").parts;
  const { knowledge, question } = context;
  const beside = sayBeside(context, from);
  if (beside !== undefined && !question.hasStart && knowledge.clusters.includes(from)) return [beside];
  const { parts } = describePlace(context, from);
  return knowledge.locations.includes(from) ? parts.slice(0, 1) : parts;
}

/** Tells what is known of the way whose price is asked. For a single place without us, it tells its named routes. */
export function describeWayAsked(context: AnswerContext): Draft {
  const { knowledge } = context;
  const [from = "", to] = directed(context);
  if (to !== undefined) return answerRoute(context, from, to, "");
  const routes = knowledge.locations.includes(from) ? undefined : routesWith(context, from);
  const intro = routesIntro(context, from);
  return { parts: routes ? [`${intro}\n${routes}`] : [] };
}

/** The places as they are asked for; of a named route that is asked for in reverse, or there and back, the way back. */
function directed({ question, knowledge: { routes } }: AnswerContext): readonly string[] {
  const [first = "", second = "", ...more] = question.places;
  const isBack = asksReverse(question) || speaksOfWayBack(question.text);
  const isNamed = routes.some(({ from, to }) => from === inNcr(first) && to === inNcr(second));
  return isBack && isNamed ? [second, first, ...more] : question.places;
}

/** "Every day?" Nothing is stated of when a route is driven. */
const asksDays =
  /(?<!\p{L})(?:daily|every ?day|each day|how (?:often|many times)|which days|on sundays?|schedule|frequency|roz(?:ana)?|roj|har roj|har din|kitni baar|kinni vaar|kis din|when (?:does|do|will) (?:\p{L}+ ){1,3}(?:leave|go|run|start)|(?:kab|kado+n?) (?:chal|nikal|ja)\p{L}*)(?!\p{L})|कब (?:चल|निकल)|ਕਦੋਂ (?:ਚੱਲ|ਚਲ|ਨਿਕਲ)|रोज|हर दिन|कितनी बार|किस दिन|ਰੋਜ|ਹਰ ਦਿਨ|ਕਿੰਨੀ ਵਾਰ|ਕਿਸ ਦਿਨ/u;

/** From one place to one or more others. */
function answerRoutesFrom(context: AnswerContext, from: string, ends: readonly string[], all: string): Draft {
  const drafts = ends.map((to) => answerRoute(context, from, to, all));
  const isAnyKnown = drafts.some(({ outcome }) => outcome === undefined);
  const parts = [...new Set(drafts.flatMap((draft) => draft.parts))];
  return isAnyKnown ? { parts } : { parts, outcome: "unknown" };
}

/** Of a place where we are not, the named routes with it: "Amritsar to Jalandhar" is none, but one leads to Jalandhar. */
function routesOfEnds({ knowledge, speaker }: AnswerContext, ends: readonly string[]): string[] {
  return ends.flatMap((place) => {
    const routes = knowledge.routes.filter(({ from, to }) => from === place || to === place);
    const { partOf = place } = knowledge.places.find(({ en }) => en === place) ?? {};
    if (routes.length === 0 || [place, partOf].some((one) => knowledge.locations.includes(one))) return [];
    const list = lines(routes.map((route) => routeLine(speaker, route)));
    return [`${speaker.say("placeRoute", { place: speaker.place(place) })}\n${list}`];
  });
}

function answerRoute(context: AnswerContext, from: string, to: string, all: string): Draft {
  const { knowledge, speaker } = context;
  const names = { from: speaker.place(from), to: speaker.place(to) };
  const [start, end] = [inNcr(from), inNcr(to)];
  if (knowledge.routes.some((route) => route.from === start && route.to === end)) {
    return { parts: [speaker.say("routeYes", names)] };
  }
  if (knowledge.routes.some((route) => route.from === end && route.to === start)) {
    return { parts: [speaker.say("routeReverse", { from: names.to, to: names.from })] };
  }
  // As the quote form answers such trips.
  const nearOf = (place: string) => {
    const { beside, partOf } = knowledge.places.find(({ en }) => en === place) ?? {};
    return beside ?? (partOf === undefined ? place : inNcr(partOf));
  };
  const [near, nearEnd] = [nearOf(start), nearOf(end)];
  if (near === nearEnd && start !== end) return { parts: [speaker.say("routeBeside", names)] };
  if (knowledge.routes.some((route) => route.from === near && route.to === nearEnd)) {
    const way = { from: speaker.place(near), to: speaker.place(nearEnd) };
    const stop = near === start ? { stop: names.to, town: way.to } : { stop: names.from, town: way.from };
    return { parts: [speaker.say("routeStop", { ...way, ...stop })] };
  }
  const isLocal = [from, to].every(
    (place) => knowledge.locations.includes(place) || knowledge.clusters.includes(place),
  );
  const none = speaker.say(isLocal ? "routeLocal" : "routeNo", names);
  // The list of all routes holds those of the ends.
  return { parts: [none, ...(all === "" ? routesOfEnds(context, [start, end]) : [all])], outcome: "unknown" };
}
