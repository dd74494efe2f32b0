import type { Vehicle } from "#content/schema/fleet.ts";
import { coversDistance } from "#contract/loads/vehicle-suit.ts";
import type { AnswerContext, Draft } from "./draft.ts";
import { figure, ids } from "./vehicle-figures.ts";
import { inDigits } from "./wording.ts";

/**
 * Which of the named vehicles go a distance on one charge with the reserve, or which of all.
 *
 * @param distance in kilometres
 * @param legs how often it is driven: 2 for there and back.
 */
export function reaches(
  context: AnswerContext,
  named: readonly Vehicle[],
  distance: number,
  legs: number,
): Draft {
  if (legs === 1) return reachesAtOnce(context, named, distance);
  const total = distance * legs;
  const sum = { count: legs, distance: inDigits(distance), total: inDigits(total) };
  const draft = reachesAtOnce(context, named, total);
  return { ...draft, parts: [context.speaker.say("distanceTotal", sum), ...draft.parts] };
}

function reachesAtOnce(
  { knowledge, speaker }: AnswerContext,
  named: readonly Vehicle[],
  distance: number,
): Draft {
  const values = { distance: inDigits(distance) };
  const range = (vehicle: Vehicle) => vehicle.specs.range.value;
  // All of them by name is a question for any of them.
  if (named.length > 0 && named.length < knowledge.vehicles.length) {
    const sentences = named.map((vehicle) =>
      speaker.say(coversDistance(range(vehicle), distance) ? "vehicleGoes" : "vehicleGoesNot", {
        ...values,
        vehicle: vehicle.title,
        value: figure(speaker, vehicle, "range"),
      }),
    );
    return { parts: sentences, outcome: "answered" };
  }
  const able = knowledge.vehicles.filter((vehicle) => coversDistance(range(vehicle), distance));
  if (able.length > 0) {
    const vehicles = able.map((one) => `${one.title} (${figure(speaker, one, "range")})`);
    return {
      parts: [speaker.say("goesFar", { ...values, vehicles: speaker.list(vehicles) })],
      outcome: "answered",
      remember: { vehicles: ids(able) },
    };
  }
  const farthest = knowledge.vehicles.reduce((a, b) => (range(b) > range(a) ? b : a));
  const value = figure(speaker, farthest, "range");
  const parts = [speaker.say("goesNowhere", { ...values, vehicle: farthest.title, value })];
  return { parts, outcome: "answered" };
}
