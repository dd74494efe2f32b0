import type { SpecName, Vehicle } from "#content/schema/fleet.ts";
import type { Memory } from "../conversation-state.ts";
import type { Pieces } from "../quantities.ts";
import type { Speaker } from "../speaker.ts";
import type { Question } from "../understand.ts";
import { type Answer, type AnswerContext, type Draft, lines } from "./draft.ts";

const specConcepts: readonly (readonly [concept: string, spec: SpecName])[] = [
  ["length", "length"],
  ["width", "width"],
  ["height", "height"],
  ["range", "range"],
  ["payload", "weightCapacity"],
  ["farthest", "range"],
  ["tallest", "height"],
  ["widest", "width"],
  ["heaviest", "weightCapacity"],
];
const bedSides = ["length", "width", "height"] as const;

/** A figure with its unit in the language: "110 km". */
export function figure(speaker: Speaker, vehicle: Vehicle, spec: SpecName): string {
  const { value, unit } = vehicle.specs[spec];
  return `${inDigits(value)} ${speaker.words.names[unit.toLowerCase() as "ft" | "km" | "kg"]}`;
}

/** The specs that a question asks for, in the table's order. */
export function specsAsked({ concepts }: Question): SpecName[] {
  const asked = new Set<SpecName>();
  for (const [concept, spec] of specConcepts) if (concepts.has(concept)) asked.add(spec);
  if (concepts.has("size") || concepts.has("volume")) for (const side of bedSides) asked.add(side);
  return [...asked];
}

function titles(vehicles: readonly Vehicle[]): string[] {
  return vehicles.map(({ title }) => title);
}

/** Questions on the fleet: a figure, a superlative, what carries a weight, reaches a distance or takes an item. */
export const answerVehicles: Answer = (context) => {
  const { question, knowledge, memory } = context;
  const named = knowledge.vehicles.filter(({ id }) => question.vehicles.includes(id));
  const isBack = leansOnMemory(question);
  const vehicles =
    named.length > 0 || !isBack ? named : knowledge.vehicles.filter(({ id }) => memory.vehicles.includes(id));
  const asked = specsAsked(question);
  const specs = asked.length > 0 || named.length === 0 || !isBack ? asked : (memory.specs as SpecName[]);
  const draft =
    answerLoad(context, vehicles) ??
    (vehicles.length > 0 ? describe(context, vehicles, specs) : overview(context, specs));
  const remembered = draft.remember?.vehicles ?? vehicles.map(({ id }) => id);
  return { ...draft, remember: { vehicles: remembered, specs, ...askedIn(question) } };
};

/** What the next question may go on from: "and in the Eicher?" */
export function askedIn({ quantities }: Question): Pick<Memory, "asked"> {
  const { weights, distances, legs, sides, lengths, pieces } = quantities;
  const isAny = weights.length + distances.length + lengths.length > 0 || sides !== undefined;
  if (!isAny) return {};
  const first = (list: readonly number[]) => list.filter(Number.isFinite).slice(0, 4);
  return {
    asked: {
      weights: first(weights),
      distances: first(distances),
      legs,
      ...(sides ? { sides: [...sides] } : {}),
      lengths: first(lengths),
      ...(pieces === undefined ? {} : { pieces }),
    },
  };
}

/** "And its payload?", "what about the JEM?" Not "which one then?": that asks for another. */
function leansOnMemory({ concepts, words }: Question): boolean {
  if (concepts.has("it")) return true;
  return (concepts.has("also") || words.length <= 4) && !concepts.has("which");
}

function describe(
  { speaker }: AnswerContext,
  vehicles: readonly Vehicle[],
  specs: readonly SpecName[],
): Draft {
  if (specs.length === 0 || specs.length > 3)
    return { parts: [lines(vehicles.map((one) => vehicleLine(speaker, one)))] };
  const sentences = vehicles.flatMap((vehicle) =>
    specs.map((spec) =>
      speaker.say(`${spec}Of`, { vehicle: vehicle.title, value: figure(speaker, vehicle, spec) }),
    ),
  );
  return { parts: [sentences.length === 1 ? sentences.join("") : lines(sentences)] };
}

/** All figures of a vehicle in one line. */
export function vehicleLine(speaker: Speaker, vehicle: Vehicle): string {
  const { length, width, height, range, weightCapacity } = figures(speaker, vehicle);
  return speaker.say("vehicleLine", { vehicle: vehicle.title, length, width, height, range, weightCapacity });
}

function figures(speaker: Speaker, vehicle: Vehicle): Record<SpecName, string> {
  const of = (spec: SpecName) => figure(speaker, vehicle, spec);
  return {
    length: of("length"),
    width: of("width"),
    height: of("height"),
    range: of("range"),
    weightCapacity: of("weightCapacity"),
  };
}

/** No vehicle was named: the best one for a superlative, else the figures of all. */
function overview(context: AnswerContext, specs: readonly SpecName[]): Draft {
  const { question, knowledge, speaker } = context;
  const { concepts } = question;
  const superlative = bestOne(question, specs);
  // Of the second longest the figures of all are told.
  if (superlative && isRanked(question) && superlative[1] !== "bed")
    return overviewOf(context, [superlative[1]]);
  if (superlative) return sayBest(context, ...superlative);
  if (specs.length === 0 && (concepts.has("fit") || concepts.has("load") || concepts.has("carry"))) {
    return { parts: [speaker.say("whichForLoad")], outcome: "asked" };
  }
  if (specs.length === 0 || specs.length > 3) {
    return {
      parts: [speaker.say("fleet"), lines(knowledge.vehicles.map((one) => vehicleLine(speaker, one)))],
    };
  }
  return overviewOf(context, specs);
}

function isRanked({ text }: Question): boolean {
  return /2 ?nd|second|3 ?rd|third|doosr|dusr|दूसर|ਦੂਜ|ਦੂਸਰ|duj|dooj/u.test(text);
}

/** The figures of all vehicles, spec by spec. */
function overviewOf({ knowledge, speaker }: AnswerContext, specs: readonly SpecName[]): Draft {
  const parts = specs.map((spec) => {
    const rows = knowledge.vehicles.map((vehicle) =>
      speaker.say("specLine", { vehicle: vehicle.title, value: figure(speaker, vehicle, spec) }),
    );
    return `${capitalised(speaker.say("specOfAll", { spec: speaker.words.names[spec] }))}\n${lines(rows)}`;
  });
  return { parts };
}

type Best = readonly ["most" | "least", SpecName | "bed"];

function bestOne({ concepts }: Question, specs: readonly SpecName[]): Best | undefined {
  const has = (...names: string[]) => names.some((name) => concepts.has(name));
  if (has("farthest", "heaviest", "tallest", "widest") && specs[0]) return ["most", specs[0]];
  if (has("smallest")) return ["least", specs.length === 1 && specs[0] ? specs[0] : "bed"];
  if (has("biggest") && (specs.length !== 1 || !specs[0])) return ["most", "bed"];
  if (has("shortest")) return ["least", specs[0] ?? "length"];
  if (has("longest")) return ["most", specs[0] ?? "length"];
  if (has("least") && specs[0]) return ["least", specs[0]];
  if (has("most", "biggest") && specs[0]) return ["most", specs.length > 2 ? "bed" : specs[0]];
  if (has("most") && has("load", "carry")) return ["most", "weightCapacity"];
  return undefined;
}

function sayBest(
  { knowledge, speaker }: AnswerContext,
  direction: "most" | "least",
  what: SpecName | "bed",
): Draft {
  const amountOf = (vehicle: Vehicle) => (what === "bed" ? bedVolume(vehicle) : vehicle.specs[what].value);
  const values = knowledge.vehicles.map(amountOf);
  const best = direction === "most" ? Math.max(...values) : Math.min(...values);
  const winners = knowledge.vehicles.filter((vehicle) => amountOf(vehicle) === best);
  const [winner] = winners;
  if (!winner) return { parts: [] };
  const remember = { vehicles: winners.map(({ id }) => id) };
  if (what === "bed") {
    const sentence = direction === "most" ? "biggest" : "smallest";
    return {
      parts: [speaker.say(sentence, { vehicle: winner.title, ...figures(speaker, winner) })],
      remember,
    };
  }
  const value = figure(speaker, winner, what);
  const spec = speaker.words.names[what];
  const sentence = speaker.say(`${direction}Of`, { spec, value, vehicles: speaker.list(titles(winners)) });
  const others = knowledge.vehicles
    .filter((vehicle) => !winners.includes(vehicle))
    .map((vehicle) =>
      speaker.say("specLine", { vehicle: vehicle.title, value: figure(speaker, vehicle, what) }),
    );
  return { parts: [capitalised(sentence), lines(others)], remember };
}

/** In cubic feet. */
export function bedVolume({ specs }: Vehicle): number {
  return specs.length.value * specs.width.value * specs.height.value;
}

/** A weight, a distance or three sides in the question: who can take it. */
function answerLoad(context: AnswerContext, named: readonly Vehicle[]): Draft | undefined {
  const { question, speaker } = context;
  const { weights, distances, legs, sides, lengths, loads } = question.quantities;
  const [weight] = weights;
  if (loads.length > 0) {
    const { parts, remember } = takesWeight(context, named, totalOf(loads));
    return { parts: [...sayLoads(speaker, loads), ...parts], ...(remember ? { remember } : {}) };
  }
  if (weight !== undefined) return takesWeight(context, named, weight);
  if (sides) return takesItem(context, named, sides);
  const [length] = lengths;
  if (length !== undefined) return takesLength(context, named, length);
  const [distance] = distances;
  return distance === undefined ? undefined : reaches(context, named, distance, legs);
}

/** In kilograms. */
export function totalOf(loads: readonly Pieces[]): number {
  return loads.reduce((sum, { count, weight }) => sum + count * weight, 0);
}

/** "40 boxes of 20 kg weigh 800 kg together." */
export function sayLoads(speaker: Speaker, loads: readonly Pieces[]): string[] {
  return loads.map(({ count, weight }) =>
    speaker.say("boxesTotal", { count, weight: inDigits(weight), total: inDigits(count * weight) }),
  );
}

/** Which of the named vehicles carry a weight, or which of all; where none does, how many trips it takes. */
export function takesWeight(
  { knowledge, speaker }: Pick<AnswerContext, "knowledge" | "speaker">,
  named: readonly Vehicle[],
  weight: number,
): Draft {
  const values = { weight: inDigits(weight) };
  const capacity = (vehicle: Vehicle) => vehicle.specs.weightCapacity.value;
  const trips = (vehicle: Vehicle) => {
    const count = inDigits(Math.ceil(weight / capacity(vehicle)));
    return speaker.say("tripsNeeded", {
      ...values,
      vehicle: vehicle.title,
      capacity: inDigits(capacity(vehicle)),
      count,
    });
  };
  if (named.length > 0) {
    const sentences = named.flatMap((vehicle) => {
      const value = figure(speaker, vehicle, "weightCapacity");
      const carries = capacity(vehicle) >= weight;
      const sentence = carries ? "vehicleCarries" : "vehicleCarriesNot";
      const answer = speaker.say(sentence, { ...values, vehicle: vehicle.title, value });
      return carries ? [answer] : [answer, trips(vehicle)];
    });
    const others = knowledge.vehicles.filter((one) => capacity(one) >= weight && !named.includes(one));
    const isTooMuch = named.every((vehicle) => capacity(vehicle) < weight);
    return {
      parts: isTooMuch && others.length > 0 ? [...sentences, carriers(speaker, others, weight)] : sentences,
    };
  }
  const able = knowledge.vehicles.filter((vehicle) => capacity(vehicle) >= weight);
  if (able.length > 0) return { parts: [carriers(speaker, able, weight)], remember: { vehicles: ids(able) } };
  const strongest = knowledge.vehicles.reduce((a, b) => (capacity(b) > capacity(a) ? b : a));
  const value = figure(speaker, strongest, "weightCapacity");
  const tooMuch = speaker.say("carriesNothing", { ...values, vehicle: strongest.title, value });
  return { parts: [tooMuch, trips(strongest)] };
}

function carriers(speaker: Speaker, able: readonly Vehicle[], weight: number): string {
  const vehicles = able.map((one) => `${one.title} (${figure(speaker, one, "weightCapacity")})`);
  return speaker.say("carriesWeight", { weight: inDigits(weight), vehicles: speaker.list(vehicles) });
}

/** @param legs how often the distance is driven: 2 for there and back. */
function reaches(context: AnswerContext, named: readonly Vehicle[], distance: number, legs: number): Draft {
  const { knowledge, speaker } = context;
  if (legs !== 1) {
    const total = distance * legs;
    const sum = { count: legs, distance: inDigits(distance), total: inDigits(total) };
    const draft = reaches(context, named, total, 1);
    return { ...draft, parts: [speaker.say("distanceTotal", sum), ...draft.parts] };
  }
  const values = { distance: inDigits(distance) };
  const range = (vehicle: Vehicle) => vehicle.specs.range.value;
  if (named.length > 0) {
    const sentences = named.map((vehicle) =>
      speaker.say(range(vehicle) >= distance ? "vehicleGoes" : "vehicleGoesNot", {
        ...values,
        vehicle: vehicle.title,
        value: figure(speaker, vehicle, "range"),
      }),
    );
    return { parts: sentences };
  }
  const able = knowledge.vehicles.filter((vehicle) => range(vehicle) >= distance);
  if (able.length > 0) {
    const vehicles = able.map((one) => `${one.title} (${figure(speaker, one, "range")})`);
    return {
      parts: [speaker.say("goesFar", { ...values, vehicles: speaker.list(vehicles) })],
      remember: { vehicles: ids(able) },
    };
  }
  const farthest = knowledge.vehicles.reduce((a, b) => (range(b) > range(a) ? b : a));
  const value = figure(speaker, farthest, "range");
  return { parts: [speaker.say("goesNowhere", { ...values, vehicle: farthest.title, value })] };
}

/** Something of one given side: long, wide or, "standing", high. */
function takesLength(
  { question, knowledge, speaker }: AnswerContext,
  named: readonly Vehicle[],
  length: number,
): Draft {
  const which = sideMeant(question);
  const values = { length: inDigits(Math.round(length * 10) / 10), spec: speaker.words.names[which] };
  const [fits, fitsNowhere] =
    which === "length"
      ? (["longFits", "longFitsNowhere"] as const)
      : (["sideFits", "sideFitsNowhere"] as const);
  const withLengths = (vehicles: readonly Vehicle[]) =>
    speaker.list(vehicles.map((one) => `${one.title} (${figure(speaker, one, which)})`));
  const candidates = named.length > 0 ? named : knowledge.vehicles;
  const takes = (vehicle: Vehicle) => vehicle.specs[which].value >= length;
  const able = candidates.filter(takes);
  if (able.length > 0) {
    return {
      parts: [capitalised(speaker.say(fits, { ...values, vehicles: withLengths(able) }))],
      remember: { vehicles: ids(able) },
    };
  }
  const others = knowledge.vehicles.filter(takes);
  const parts = [speaker.say(fitsNowhere, { ...values, vehicles: withLengths(candidates) })];
  if (others.length > 0)
    parts.push(capitalised(speaker.say(fits, { ...values, vehicles: withLengths(others) })));
  return { parts };
}

function sideMeant({ concepts }: Question): (typeof bedSides)[number] {
  if (["height", "tallest", "upright"].some((concept) => concepts.has(concept))) return "height";
  return concepts.has("width") || concepts.has("widest") ? "width" : "length";
}

function takesItem(
  context: AnswerContext,
  named: readonly Vehicle[],
  sides: readonly [number, number, number],
): Draft {
  const { knowledge, speaker } = context;
  const size = sides
    .filter((side) => side > 0)
    .map((side) => inDigits(Math.round(side * 10) / 10))
    .join(" × ");
  const candidates = named.length > 0 ? named : knowledge.vehicles;
  const able = candidates.filter((vehicle) => holds(vehicle, sides));
  if (able.length > 0) {
    return {
      parts: [speaker.say("itemFits", { size, vehicles: speaker.list(titles(able)) })],
      remember: { vehicles: ids(able) },
    };
  }
  const largest = knowledge.vehicles.reduce((a, b) => (bedVolume(b) > bedVolume(a) ? b : a));
  const bed = bedSides.map((side) => figure(speaker, largest, side)).join(" × ");
  return { parts: [speaker.say("itemFitsNowhere", { size, vehicle: largest.title, bed })] };
}

/** An item may be turned on the floor, and laid on its side. */
function holds({ specs }: Vehicle, sides: readonly [number, number, number]): boolean {
  const item = [...sides].sort((a, b) => a - b);
  const bed = bedSides.map((side) => specs[side].value).sort((a, b) => a - b);
  return item.every((side, index) => side <= (bed[index] ?? 0));
}

/** Two or more vehicles side by side. */
export const answerComparison: Answer = (context) => {
  const { question, knowledge, memory, speaker } = context;
  const wanted = new Set(question.vehicles);
  if (wanted.size === 1) for (const id of memory.vehicles) wanted.add(id);
  const chosen = knowledge.vehicles.filter(({ id }) => wanted.has(id));
  const vehicles = chosen.length > 1 ? chosen : knowledge.vehicles;
  const specs = specsAsked(question);
  const draft =
    specs.length > 0 && specs.length < 3
      ? describe(context, vehicles, specs)
      : { parts: [lines(vehicles.map((one) => vehicleLine(speaker, one)))] };
  const among = bestOne(question, specs);
  const best = among ? sayBest({ ...context, knowledge: { ...knowledge, vehicles } }, ...among) : undefined;
  return {
    parts: [...(best?.parts.slice(0, 1) ?? []), ...draft.parts],
    remember: { vehicles: ids(vehicles), specs },
  };
};

export const answerFleet: Answer = ({ knowledge, speaker }) => ({
  parts: [speaker.say("fleet"), lines(knowledge.vehicles.map((one) => vehicleLine(speaker, one)))],
  remember: { vehicles: [], specs: [] },
});

export const answerVolume: Answer = ({ question, knowledge, memory, speaker }) => {
  const wanted = question.vehicles.length > 0 ? question.vehicles : memory.vehicles;
  const named = knowledge.vehicles.filter(({ id }) => wanted.includes(id));
  const vehicles = named.length > 0 ? named : knowledge.vehicles;
  const rows = vehicles.map((vehicle) =>
    speaker.say("volume", {
      vehicle: vehicle.title,
      length: vehicle.specs.length.value,
      width: vehicle.specs.width.value,
      height: vehicle.specs.height.value,
      value: inDigits(Math.round(bedVolume(vehicle) * 10) / 10),
    }),
  );
  return { parts: [lines(rows)], remember: { vehicles: named.map(({ id }) => id) } };
};

function ids(vehicles: readonly Vehicle[]): string[] {
  return vehicles.map(({ id }) => id);
}

const groups = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });

/** "1,400": digits are the same in all languages of the site. */
export function inDigits(value: number): string {
  return groups.format(value);
}

export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
