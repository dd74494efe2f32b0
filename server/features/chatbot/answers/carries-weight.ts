import type { Vehicle } from "#content/schema/fleet.ts";
import type { Pieces } from "../quantities/counts.ts";
import type { AnswerContext, Draft } from "./draft.ts";
import type { Speaker } from "./speaker.ts";
import { figure, ids } from "./vehicle-figures.ts";
import { inDigits } from "./wording.ts";

/** What all pieces weigh together, in kilograms. */
export function totalOf(loads: readonly Pieces[]): number {
  return loads.reduce((sum, { count, weight }) => sum + count * weight, 0);
}

/** "40 boxes of 20 kg weigh 800 kg together." */
export function sayLoads(speaker: Speaker, loads: readonly Pieces[]): string[] {
  const several = loads.filter(({ count }) => count > 1);
  return several.map(({ count, weight }) =>
    speaker.say("boxesTotal", { count, weight: inDigits(weight), total: inDigits(count * weight) }),
  );
}

/** What a weight comes to that was taken for that of the whole load, should it be that of one piece. */
export function sayOtherwise(
  speaker: Speaker,
  { quantities: { otherwise } }: AnswerContext["question"],
): string[] {
  if (!otherwise) return [];
  const { count, weight } = otherwise;
  return [speaker.say("ifEach", { count, weight: inDigits(weight), total: inDigits(count * weight) })];
}

/**
 * Which of the named vehicles carry a weight, or which of all; where none does, which carry it together.
 *
 * @param weight in kilograms
 */
export function takesWeight(context: FleetContext, named: readonly Vehicle[], weight: number): Draft {
  if (areSeveral(context.question, named)) return ofTogether(context, named, weight);
  if (named.length > 0) return ofNamed(context, named, weight);
  const { knowledge, speaker } = context;
  const able = knowledge.vehicles.filter((vehicle) => capacity(vehicle) >= weight);
  if (able.length > 0) return { parts: [carriers(speaker, able, weight)], remember: { vehicles: ids(able) } };
  const strongest = knowledge.vehicles.reduce((a, b) => (capacity(b) > capacity(a) ? b : a));
  const count = Math.ceil(weight / capacity(strongest));
  const rest = weight - (count - 1) * capacity(strongest);
  const last = knowledge.vehicles
    .filter((vehicle) => capacity(vehicle) >= rest)
    .reduce((a, b) => (capacity(b) < capacity(a) ? b : a));
  const together =
    last === strongest ? [counted(count, strongest)] : [counted(count - 1, strongest), counted(1, last)];
  const tooMuch = speaker.say("carriesNothing", {
    weight: inDigits(weight),
    vehicle: strongest.title,
    value: figure(speaker, strongest, "weightCapacity"),
    count: inDigits(count),
    vehicles: speaker.list(together),
  });
  return { parts: [tooMuch] };
}

function counted(count: number, { title }: Vehicle): string {
  return count > 1 ? `${inDigits(count)} × ${title}` : title;
}

const mostWeights = 3;

/** "800 kg in the morning and 1,400 in the evening": each by itself. */
export function takesEach(context: FleetContext, weights: readonly number[]): Draft {
  const drafts = [...new Set(weights)]
    .slice(0, mostWeights)
    .map((weight) => takesWeight(context, [], weight));
  return { parts: drafts.flatMap(({ parts }) => parts) };
}

type FleetContext = Pick<AnswerContext, "knowledge" | "speaker" | "question">;

const together =
  /(?<!\p{L})(?:together|combined|both|mila ?(?:kar|ke)|mil ?(?:kar|ke)|ikatth?\p{L}*)(?!\p{L})|मिलाकर|मिलकर|ਮਿਲਾ ?ਕੇ|ਮਿਲ ?ਕੇ|ਇਕੱਠ/u;

/** "One Eicher and one Ace together", "two Eichers": not what each of them carries. */
export function areSeveral(
  { text, vehicleCount }: AnswerContext["question"],
  named: readonly Vehicle[],
): boolean {
  return named.length > 1 ? together.test(text) : named.length === 1 && vehicleCount > 1;
}

/** What several vehicles carry together, and whether that is enough for a weight. */
export function ofTogether(
  { speaker, question }: FleetContext,
  named: readonly Vehicle[],
  weight?: number,
): Draft {
  const count = named.length > 1 ? 1 : question.vehicleCount;
  const sum = count * named.reduce((all, vehicle) => all + capacity(vehicle), 0);
  const titles = named.map((vehicle) => counted(count, vehicle));
  const values = { total: inDigits(sum), vehicles: speaker.list(titles) };
  const remember = { vehicles: ids(named) };
  if (weight === undefined) return { parts: [speaker.say("vehiclesCarryTogether", values)], remember };
  const sentence = weight <= sum ? "vehiclesTogether" : "vehiclesTogetherNot";
  return { parts: [speaker.say(sentence, { ...values, weight: inDigits(weight) })], remember };
}

/** Yes or no for each of them; if it is too much for all, which others carry it. */
function ofNamed({ knowledge, speaker }: FleetContext, named: readonly Vehicle[], weight: number): Draft {
  const sentences = named.flatMap((vehicle) => {
    const carries = capacity(vehicle) >= weight;
    const answer = speaker.say(carries ? "vehicleCarries" : "vehicleCarriesNot", {
      weight: inDigits(weight),
      vehicle: vehicle.title,
      value: figure(speaker, vehicle, "weightCapacity"),
    });
    return carries ? [answer] : [answer, trips(speaker, vehicle, weight)];
  });
  const others = knowledge.vehicles.filter((one) => capacity(one) >= weight && !named.includes(one));
  const isTooMuch = named.every((vehicle) => capacity(vehicle) < weight);
  return {
    parts: isTooMuch && others.length > 0 ? [...sentences, carriers(speaker, others, weight)] : sentences,
  };
}

/** In kilograms. */
function capacity({ specs }: Vehicle): number {
  return specs.weightCapacity.value;
}

/** How often a vehicle has to drive to carry it all. */
function trips(speaker: Speaker, vehicle: Vehicle, weight: number): string {
  return speaker.say("tripsNeeded", {
    weight: inDigits(weight),
    vehicle: vehicle.title,
    capacity: inDigits(capacity(vehicle)),
    count: inDigits(Math.ceil(weight / capacity(vehicle))),
  });
}

function carriers(speaker: Speaker, able: readonly Vehicle[], weight: number): string {
  const vehicles = able.map((one) => `${one.title} (${figure(speaker, one, "weightCapacity")})`);
  return speaker.say("carriesWeight", { weight: inDigits(weight), vehicles: speaker.list(vehicles) });
}
