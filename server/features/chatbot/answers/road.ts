import { speaksOfWayBack } from "../quantities/distances.ts";
import type { Answer, AnswerContext } from "./draft.ts";
import { reaches } from "./reaches-distance.ts";
import { answerVehicles } from "./vehicles.ts";

type Route = AnswerContext["knowledge"]["routes"][number];

/** The named routes that a question is about, in either direction: between two places, or all of one. */
function routesMeant({ question, knowledge }: AnswerContext): readonly Route[] {
  const [place, other] = question.places.map((name) => (name === "Delhi-NCR" ? "Delhi" : name));
  if (place === undefined) return [];
  const ends = other === undefined ? [place] : [place, other];
  return knowledge.routes.filter(({ from, to }) => ends.every((end) => end === from || end === to));
}

function sayDistance({ speaker }: AnswerContext, { from, to, kilometres }: Route): string {
  return speaker.say("routeDistance", {
    from: speaker.place(from),
    to: speaker.place(to),
    distance: kilometres,
  });
}

/** How far it is, of named routes: the Intercity page estimates them. */
export const answerDistance: Answer = (context) => {
  const routes = routesMeant(context);
  if (routes.length === 0) return { parts: [] };
  const [{ from, to } = { from: "", to: "" }] = routes;
  return {
    parts: [routes.map((route) => sayDistance(context, route)).join("\n")],
    outcome: "answered",
    remember: { places: [from, to] },
  };
};

/** Whether a vehicle gets there on one charge: the estimated way of a named route, compared with the ranges. */
export const answerRangeRoute: Answer = (context) => {
  const { question, knowledge } = context;
  const routes = routesMeant(context);
  if (routes.length === 0 || question.quantities.distances.length > 0) return answerVehicles(context);
  const named = knowledge.vehicles.filter(({ id }) => question.vehicles.includes(id));
  const legs = speaksOfWayBack(question.text) ? 2 : 1;
  const parts = routes.flatMap((route) => [
    sayDistance(context, route),
    ...reaches(context, named, route.kilometres, legs).parts,
  ]);
  return { parts: [parts.join("\n")], outcome: "answered", remember: { vehicles: [...question.vehicles] } };
};
