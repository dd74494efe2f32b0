import type { Vehicle } from "#content/schema/fleet.ts";
import { kilogram } from "#contract/loads/packing/units.ts";
import { vehiclesThatSuit } from "#contract/loads/vehicle-suit.ts";
import { besideAcePlus, exceedsAcePlus, outweighsAcePlus } from "./ace-plus-limits.ts";
import { rememberQuantities } from "./carried-load.ts";
import { sayLoads, sayOtherwise, sayPerTrip, takesEach, takesWeight, totalOf } from "./carries-weight.ts";
import type { AnswerContext, Draft } from "./draft.ts";
import { sideMeant, takesLength, takesPacked, takesSheet } from "./fits-load-bed.ts";
import { canBePacked, hasTooManyPieces, packedLoad } from "./packed-load.ts";
import { reaches } from "./reaches-distance.ts";
import { leavesUnsized } from "./unsized-goods.ts";
import { bedVolume, vehicleLine } from "./vehicle-figures.ts";
import { sayDistance, type Way, wayOfLoad, withWay } from "./way.ts";

/**
 * A weight, a size or a distance in the question: who can take it. A load between two places has to make the way between
 * them, as the quote form wants it.
 */
export function takesLoad(context: AnswerContext, named: readonly Vehicle[]): Draft | undefined {
  const way = wayOfLoad(context);
  const sized = withGoodsWeighed(context);
  const asked = withoutAcePlus(way ? withWay(sized, way) : sized, named);
  const draft = answerLoad(asked, named);
  if (!draft) return undefined;
  const best = withBest(asked, draft, named, way);
  const distance = way ? [sayDistance(context, way)] : [];
  const limits = besideAcePlus(context);
  const left = asked.knowledge.vehicles;
  const leftOut = outweighsAcePlus(context.question, context.knowledge.acePlus)
    ? context.knowledge.vehicles.filter((one) => !left.includes(one))
    : [];
  // What the load exceeds is told once.
  const areLimitsTold = limits.first.length + limits.last.length > 0;
  const notes = areLimitsTold
    ? []
    : leftOut.map(({ title }) => context.speaker.say("acePlusLeftOut", { vehicle: title }));
  // Who asks of a load wants to know first what carries it.
  return { ...best, parts: [...limits.first, ...best.parts, ...distance, ...limits.last, ...notes] };
}

/** With the weights of goods as they were read together with their sizes. */
function withGoodsWeighed(context: AnswerContext): AnswerContext {
  const { question } = context;
  const { goods } = question.quantities;
  if (!goods) return context;
  const isWeighed = goods.boxes.every(({ weight }) => weight > 0);
  const loads = isWeighed
    ? goods.boxes.map(({ count, weight }) => ({ count, weight: weight / kilogram }))
    : [];
  const weights = loads.map(({ weight }) => weight);
  return { ...context, question: { ...question, quantities: { ...question.quantities, loads, weights } } };
}

/** Without the vehicle of Ace Plus where the load is over its limits, unless that vehicle is asked of. */
function withoutAcePlus(context: AnswerContext, named: readonly Vehicle[]): AnswerContext {
  const { question, knowledge } = context;
  const { acePlus } = knowledge;
  const isOver = exceedsAcePlus(question.quantities, acePlus) || outweighsAcePlus(question, acePlus);
  if (named.length > 0 || !isOver) return context;
  const vehicles = knowledge.vehicles.filter(({ id }) => id !== acePlus.vehicle);
  return { ...context, knowledge: { ...knowledge, vehicles } };
}

/** The quantities of the question, and the way of its load: "can it go there and back?" */
export function rememberLoad(context: AnswerContext): Draft["remember"] {
  const way = wayOfLoad(context);
  if (!way) return rememberQuantities(context.question, context.memory);
  const asked = rememberQuantities(withWay(context, way).question, context.memory);
  return { ...asked, places: [way.from, way.to] };
}

/** If several vehicles take a load, the answer begins with the smallest one whose range is also enough. */
function withBest(
  context: AnswerContext,
  draft: Draft,
  named: readonly Vehicle[],
  way: Way | undefined,
): Draft {
  const { question, knowledge, speaker } = context;
  const able = draft.remember?.vehicles ?? [];
  const isBySize = question.quantities.loads.length + question.quantities.weights.length === 0;
  if (isBySize && leavesUnsized(question, knowledge.vocabularies))
    return { ...draft, parts: [...draft.parts, speaker.say("restUnsized")] };
  if (named.length > 0 || able.length < (way ? 1 : 2)) return draft;
  const { distances, legs, loads, weights, sides, lengths } = question.quantities;
  // A distance alone does not say what is carried.
  if (loads.length + weights.length + lengths.length === 0 && !sides) return draft;
  const [distance] = distances;
  const [best] = vehiclesThatSuit(
    knowledge.vehicles.filter(({ id }) => able.includes(id)),
    (vehicle) => ({
      space: bedVolume(vehicle),
      capacity: undefined,
      range: vehicle.specs.range.value,
      holds: undefined,
    }),
    { distance: distance === undefined ? undefined : distance * legs },
  );
  // "Can it go there and back?" is asked of the one that was named.
  const remember = way ? { remember: { ...draft.remember, vehicles: best ? [best.id] : [] } } : {};
  if (best) {
    // Only one of them is known to fit.
    if (isBySize && hasTooManyPieces(question)) return draft;
    // A smaller one may take the load and not the way.
    const sentence = isBySize ? "smallestBySize" : "smallestAble";
    const enough = speaker.say(distance === undefined ? sentence : `${sentence}OnWay`, {
      vehicle: best.title,
    });
    // For one trip she tells the vehicle that makes it, with its figures, and lists no others, like the quote form.
    const isOfOne = way !== undefined && legs === 1 && (loads.length > 0 || weights.length === 1);
    const figures = `${enough} ${vehicleLine(speaker, best)}`;
    const working = [...sayLoads(speaker, loads), ...sayOtherwise(speaker, question)];
    const parts = [enough, ...draft.parts, ...(isBySize ? [askWeight(context)] : [])];
    return { ...draft, ...remember, parts: isOfOne ? [figures, ...working] : parts };
  }
  return way ? { ...draft, ...remember, parts: [...draft.parts, speaker.say("fartherThanCharge")] } : draft;
}

/** Asks for the weight of a load of which only the size is known. */
function askWeight({ question, speaker }: AnswerContext): string {
  const { pieces: count = 1 } = canBePacked(question) ? {} : question.quantities;
  return count > 1 ? speaker.say("weightOfOneAsk", { count }) : speaker.say("weightAsk");
}

/** What has several of them has to keep all. */
function answerLoad(context: AnswerContext, named: readonly Vehicle[]): Draft | undefined {
  const byWeight = answerWeight(context, named);
  const able = byWeight?.remember?.vehicles;
  const candidates = able ? context.knowledge.vehicles.filter(({ id }) => able.includes(id)) : named;
  const bySize = answerSize(context, candidates);
  // What fits nowhere no vehicle takes, however light it is.
  if (named.length === 0 && able?.length && bySize && !bySize.remember?.vehicles?.length) return bySize;
  // A load that is too heavy for all vehicles stays refused, even if one piece of it fits.
  const byBoth = able?.length === 0 ? byWeight : bySize;
  const byLoad =
    byWeight && bySize ? { ...byBoth, parts: [...byWeight.parts, ...bySize.parts] } : (byWeight ?? bySize);
  if (!byLoad) return answerDistance(context, named);
  const left = byLoad.remember?.vehicles;
  const byDistance = answerDistance(
    context,
    left ? context.knowledge.vehicles.filter(({ id }) => left.includes(id)) : named,
  );
  return byDistance ? { ...byLoad, parts: [...byLoad.parts, ...byDistance.parts] } : byLoad;
}

function answerDistance(context: AnswerContext, named: readonly Vehicle[]): Draft | undefined {
  const { distances, legs } = context.question.quantities;
  const [distance] = distances;
  return distance === undefined ? undefined : reaches(context, named, distance, legs);
}

function answerWeight(context: AnswerContext, named: readonly Vehicle[]): Draft | undefined {
  const { weights, loads } = context.question.quantities;
  const [weight] = weights;
  const otherwise = sayOtherwise(context.speaker, context.question);
  if (loads.length === 0 && named.length === 0 && weights.length > 1) return takesEach(context, weights);
  if (loads.length === 0) {
    if (weight === undefined) return undefined;
    const draft = takesWeight(context, named, weight);
    return { ...draft, parts: [...draft.parts, ...otherwise] };
  }
  const draft = takesWeight(context, named, totalOf(loads));
  const perTrip = sayPerTrip(context, named);
  const parts = [...sayLoads(context.speaker, loads), ...draft.parts, ...perTrip, ...otherwise];
  return { ...draft, parts };
}

function answerSize(context: AnswerContext, named: readonly Vehicle[]): Draft | undefined {
  const { sides, lengths } = context.question.quantities;
  const packed = packedLoad(context.question);
  if (packed) return takesPacked(context, named, packed);
  const [length] = lengths;
  const sheet = sides && takesSheet(context, named, sides);
  if (length === undefined) return sheet;
  // "A bed 6 x 6.5 and a wardrobe of 7 ft" have to fit both.
  const able = sheet?.remember?.vehicles;
  const left = able ? context.knowledge.vehicles.filter(({ id }) => able.includes(id)) : named;
  const long = takesLength(context, left, length, sideMeant(context));
  return { ...long, parts: [...(sheet?.parts ?? []), ...long.parts] };
}
