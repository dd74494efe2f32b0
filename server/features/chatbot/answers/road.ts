import { speaksOfWayBack } from "../quantities/distances.ts";
import type { Answer, AnswerContext } from "./draft.ts";
import { namedRoutes, routesAlong } from "./places.ts";
import { reaches } from "./reaches-distance.ts";
import { specsAsked } from "./vehicle-figures.ts";
import { answerVehicles } from "./vehicles.ts";
import { sayDistance, type Way, wayBetween, wayOfLoad } from "./way.ts";

/** The ways that a question is about, or the one before: between its two places, or all named routes of one. */
function waysMeant({ question, memory, knowledge }: AnswerContext): readonly Way[] {
  const [place, other] = question.places.length > 0 ? question.places : memory.places;
  if (place === undefined) return [];
  if (other !== undefined) return [wayBetween(knowledge, [place, other]) ?? []].flat();
  return routesAlong(knowledge, question, place);
}

/** How far it is between places that the site names: the Intercity page and the quote form estimate it. */
export const answerDistance: Answer = (context) => {
  const ways = waysMeant(context);
  if (ways.length === 0) return { parts: [] };
  return { parts: [ways.map((way) => sayDistance(context, way)).join("\n")], outcome: "answered" };
};

/** Whether a vehicle gets there on one charge: the estimated way, compared with the ranges. */
export const answerRangeRoute: Answer = async (context) => {
  const { question, knowledge, memory } = context;
  const ways = waysMeant(context);
  const isOfLoad = wayOfLoad(context) !== undefined;
  if (ways.length === 0 || isOfLoad || question.quantities.distances.length > 0) {
    const draft = await answerVehicles(context);
    // "How far do they go on one charge?" names no way whose length could be unstated.
    return isOfLoad || specsAsked(question).length > 0 ? { outcome: "answered", ...draft } : draft;
  }
  const isOfOne =
    question.vehicles.length === 0 && question.concepts.has("it") && memory.vehicles.length === 1;
  const meant = isOfOne ? memory.vehicles : question.vehicles;
  const named = knowledge.vehicles.filter(({ id }) => meant.includes(id));
  const legs = speaksOfWayBack(question.text) ? 2 : 1;
  const parts = ways.flatMap((way) => [
    sayDistance(context, way),
    ...reaches(context, named, way.kilometres, legs).parts,
  ]);
  // "Does the electric one go as far as Delhi?" A route that we run is no "no", however long a charge lasts.
  const [, other] = question.places.length > 0 ? question.places : memory.places;
  const run = other === undefined ? namedRoutes(context, ways) : [];
  return { parts: [...run, parts.join("\n")], outcome: "answered", remember: { vehicles: [...meant] } };
};
