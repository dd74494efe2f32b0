import type { SpecName, Vehicle } from "#content/schema/fleet.ts";
import type { Question } from "../understand/question.ts";
import { asksHowMany } from "./asks-how-many.ts";
import { bestOne, isRanked, sayBest } from "./best-vehicle.ts";
import { answerBoxes, asksCount } from "./boxes.ts";
import { areSeveral, ofTogether } from "./carries-weight.ts";
import type { Answer, AnswerContext, Draft } from "./draft.ts";
import { namesGoods } from "./names-goods.ts";
import type { Speaker } from "./speaker.ts";
import { rememberLoad, takesLoad } from "./takes-load.ts";
import { bedVolume, figureAsked, ids, specsAsked, vehicleLine } from "./vehicle-figures.ts";
import { wayOfLoad } from "./way.ts";
import { capitalised, inDigits, lines } from "./wording.ts";

const passage =
  /(?<!\p{L})(?:clearance|headroom|underpass|(?:gate|dock|basement|barrier|shutter|doorway|entrance|ceiling|darwa[zj]a|chha+t)(?= [^?!]{0,40}(?:high|height|tall|un?ch)))/u;

/** A length by itself that is the height of a gate or a dock is no load: "our dock is 2 m high, how high is your tallest vehicle?" */
function withoutPassage(question: Question): Question {
  const isOfVehicle = bestOne(question, specsAsked(question))?.[1] === "height";
  return isOfVehicle && passage.test(question.text)
    ? { ...question, quantities: { ...question.quantities, lengths: [] } }
    : question;
}

/** Questions on the fleet: a figure, a superlative, what carries a weight, reaches a distance or takes an item. */
export const answerVehicles: Answer = (whole) => {
  const context = { ...whole, question: withoutPassage(whole.question) };
  const { question, knowledge, memory } = context;
  const named = knowledge.vehicles.filter(({ id }) => question.vehicles.includes(id));
  const specsNamed = specsAsked(question);
  const best = bestOne(question, specsNamed);
  // "And to Delhi?" asks which one makes that way.
  const isElsewhere = question.places.length > 0 && wayOfLoad(context) !== undefined;
  const isBack = leansOnMemory(question) && !best && !isElsewhere;
  const vehicles =
    named.length > 0 || !isBack ? named : knowledge.vehicles.filter(({ id }) => memory.vehicles.includes(id));
  // "And 300 kg more?" after a list asks which of all carry it.
  const isOne = named.length === 0 && vehicles.length === 1;
  const goesOn =
    specsNamed.length === 0 && (best ? question.concepts.has("also") : isBack && named.length > 0);
  const specs = goesOn ? (memory.specs as SpecName[]) : specsNamed;
  const { pieces = 1, sides } = question.quantities;
  // "25 cartons of 2 x 1.5 x 1.5 ft, how many go in?"; of "22 sheets, 8 x 4 ft" nobody knows how they stack.
  const areBoxes = pieces > 1 && sides?.every((side) => side > 0) === true;
  if ((areBoxes && asksHowMany(question)) || asksCount(question)) return answerBoxes(context);
  const load = takesLoad(context, isOne ? vehicles : named);
  const draft =
    withFigures(context, load, ids(vehicles), specsNamed) ??
    (vehicles.length > 0 ? describe(context, vehicles, specs) : overview(context, specs));
  const remembered = draft.remember?.vehicles ?? ids(vehicles);
  return {
    ...draft,
    leads: load !== undefined,
    remember: { ...draft.remember, vehicles: remembered, specs, ...rememberLoad(context) },
  };
};

/** Figures that say nothing about whether a load fits: "which one takes 1,400 kg, and what is its range?" */
const besidesLoad: ReadonlySet<SpecName> = new Set(["range"]);

/** What else is asked of the vehicles that take a load. Of more than two the figures would bury them. */
function withFigures(
  context: AnswerContext,
  draft: Draft | undefined,
  named: readonly string[],
  asked: readonly SpecName[],
): Draft | undefined {
  const { weights, loads, distances, sides, lengths } = context.question.quantities;
  const able = draft?.remember?.vehicles ?? named;
  const hasSize = sides !== undefined || lengths.length > 0;
  const { concepts, text } = context.question;
  const isLong = concepts.has("howLong") && /how long (?:is|are) (?:it|they)\b/.test(text);
  const others = [...asked, ...(isLong ? (["length"] as const) : [])].filter(
    (spec) => besidesLoad.has(spec) || (!hasSize && spec !== "weightCapacity"),
  );
  const isLoad = weights.length + loads.length > 0 || hasSize;
  if (!draft || !isLoad || distances.length > 0 || others.length === 0 || able.length > 2) return draft;
  const vehicles = context.knowledge.vehicles.filter(({ id }) => able.includes(id));
  return { ...draft, parts: [...draft.parts, ...describe(context, vehicles, others).parts] };
}

/** "And its payload?", "what about the JEM?" Not "which one then?": that asks for another. */
function leansOnMemory({ concepts, words, vehicles, quantities }: Question): boolean {
  // "No, I meant 5.5 ft" is asked of all, not of what took the wrong size.
  if (
    concepts.has("no") &&
    vehicles.length === 0 &&
    quantities.weights.length + quantities.lengths.length > 0
  )
    return false;
  if (concepts.has("it")) return true;
  return (concepts.has("also") || words.length <= 6) && !concepts.has("which");
}

/** One sentence for one figure; else a list, with all figures when none or nearly all are asked for. */
function describe(context: AnswerContext, vehicles: readonly Vehicle[], specs: readonly SpecName[]): Draft {
  const { speaker, question } = context;
  const isOnWeight =
    specs.join() === "weightCapacity" || (specs.length === 0 && question.concepts.has("carry"));
  if (isOnWeight && areSeveral(question, vehicles)) return ofTogether(context, vehicles);
  if (specs.length === 0 || specs.length > 3) {
    // "Does a fridge fit in one Euler?" has no yes without its measures.
    const namesThing = ["fit", "household", "homeMove"].some((concept) => question.concepts.has(concept));
    const isOnLoad = vehicles.length === 1 && specs.length === 0 && namesThing;
    return { parts: [...(isOnLoad ? [speaker.say("fitsBySize")] : []), listed(speaker, vehicles)] };
  }
  const sentences = vehicles.flatMap((vehicle) =>
    specs.map((spec) =>
      speaker.say(`${spec}Of`, {
        vehicle: vehicle.title,
        value: figureAsked(speaker, question, vehicle, spec),
      }),
    ),
  );
  return { parts: [sentences.length === 1 ? sentences.join("") : lines(sentences)] };
}

/** No vehicle was named: the best one for a superlative, else the figures of all. */
function overview(context: AnswerContext, specs: readonly SpecName[]): Draft {
  const { question, speaker } = context;
  const { concepts } = question;
  const superlative = bestOne(question, specs);
  const asksLoad = { parts: [speaker.say("whichForLoad")], outcome: "asked" } as const;
  // "The small one or the big one?" is asked of the load before.
  const isBetween =
    context.memory.load !== undefined && ["smallest", "biggest"].every((one) => concepts.has(one));
  const isOnLoad =
    ["fit", "carry"].some((one) => concepts.has(one)) ||
    namesGoods(question) ||
    question.quantities.pieces !== undefined ||
    isBetween;
  // She does not work out ranks such as "the second longest": she tells the figures of all vehicles.
  if (superlative && isRanked(question) && superlative[1] !== "bed")
    return overviewOf(context, [superlative[1]]);
  if (superlative) {
    const [, what] = superlative;
    const draft = sayBest(context, ...superlative);
    // "Which is tallest, and how much does it carry?"
    const besides = specs.filter((spec) => (what === "bed" ? spec === "range" : spec !== what));
    const winners = context.knowledge.vehicles.filter(({ id }) => draft.remember?.vehicles?.includes(id));
    if (besides.length > 0)
      return { ...draft, parts: [...draft.parts, ...describe(context, winners, besides).parts] };
    // "A sofa and a bed, the lane is narrow" is not all that has to be known.
    const isOpen = concepts.has("fit") && concepts.has("household");
    return isOpen ? { ...draft, parts: [...draft.parts, speaker.say("whichForLoad")] } : draft;
  }
  // Who asks for a three-wheeler is not told of the largest vehicle.
  if (specs.length === 0 && isOnLoad && concepts.has("threeWheeler"))
    return { parts: [speaker.say("noThreeWheeler"), ...asksLoad.parts], outcome: "asked" };
  if (specs.length === 0 && isOnLoad) {
    const largest = sayBest(context, "most", "bed");
    return { parts: [...largest.parts, ...asksLoad.parts], inShort: asksLoad, outcome: "asked" };
  }
  if (specs.length === 0 || specs.length > 3)
    return { parts: [...wholeFleet(context), ...asksLoad.parts], inShort: asksLoad };
  return overviewOf(context, specs);
}

/** The figures of all vehicles, spec by spec. */
function overviewOf({ question, knowledge, speaker }: AnswerContext, specs: readonly SpecName[]): Draft {
  const parts = specs.map((spec) => {
    const rows = knowledge.vehicles.map((vehicle) =>
      speaker.say("specLine", {
        vehicle: vehicle.title,
        value: figureAsked(speaker, question, vehicle, spec),
      }),
    );
    return `${capitalised(speaker.say("specOfAll", { spec: speaker.words.names[spec] }))}\n${lines(rows)}`;
  });
  // The range is stated twice: of each vehicle, and of the fleet in general.
  return { parts: [...parts, ...(specs.includes("range") ? [speaker.say("rangeClaim")] : [])] };
}

/** Two or more vehicles side by side. */
export const answerComparison: Answer = (context) => {
  const { question, knowledge, memory, speaker } = context;
  const wanted = new Set(question.vehicles);
  if (wanted.size < 2) for (const id of memory.vehicles) wanted.add(id);
  // In the visitor's order: "the second one" is counted in it.
  const chosen = [...wanted].flatMap((id) => knowledge.vehicles.find((vehicle) => vehicle.id === id) ?? []);
  const vehicles = chosen.length > 1 ? chosen : knowledge.vehicles;
  const specs = specsAsked(question);
  const draft =
    specs.length > 0 && specs.length < 3
      ? describe(context, vehicles, specs)
      : { parts: [listed(speaker, vehicles)] };
  const among = bestOne(question, specs);
  const best = among ? sayBest({ ...context, knowledge: { ...knowledge, vehicles } }, ...among) : undefined;
  // "What is the difference, and which one for my 300 kg?"
  const load = vehicles === chosen ? takesLoad(context, vehicles) : undefined;
  return {
    parts: [...(best?.parts.slice(0, 1) ?? []), ...(load?.parts ?? []), ...draft.parts],
    remember: { vehicles: ids(vehicles), specs, ...(load ? rememberLoad(context) : {}) },
  };
};

/** Which vehicles there are, the smallest or largest first if that is asked. "And its range?" after them is asked of none. */
export const answerFleet: Answer = (context) => {
  const { question, speaker } = context;
  if (["howMany", "trips"].some((concept) => question.concepts.has(concept))) {
    return { parts: [speaker.say("fleetCount")], remember: { vehicles: [], specs: [] } };
  }
  const best = bestOne(context.question, specsAsked(context.question));
  const first = best ? sayBest(context, ...best).parts.slice(0, 1) : [];
  return { parts: [...first, ...wholeFleet(context)], remember: { vehicles: [], specs: [] } };
};

function wholeFleet({ knowledge, speaker }: AnswerContext): string[] {
  return [speaker.say("fleet"), listed(speaker, knowledge.vehicles)];
}

/** A line with all figures for each vehicle. */
function listed(speaker: Speaker, vehicles: readonly Vehicle[]): string {
  return lines(vehicles.map((one) => vehicleLine(speaker, one)));
}

/** Tells the stated range of the named vehicles. Nobody states by how much the real one is shorter. */
export const answerRealRange: Answer = (context) => {
  const named = context.knowledge.vehicles.filter(({ id }) => context.question.vehicles.includes(id));
  if (named.length === 0)
    return { parts: [`${context.speaker.say("rangeStated")} ${context.speaker.say("rangeClaim")}`] };
  return { ...describe(context, named, ["range"]), remember: { vehicles: ids(named), specs: ["range"] } };
};

/** The volumes of the load beds, worked out from their sides. */
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
  return { parts: [lines(rows)], remember: { vehicles: ids(named) } };
};
