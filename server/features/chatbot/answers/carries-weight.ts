import type { Vehicle } from "#content/schema/fleet.ts";
import { tripsOf } from "#contract/loads/packing/trips.ts";
import type { Pieces } from "../quantities/goods-list.ts";
import { heaviestPiece } from "./ace-plus-limits.ts";
import { asksHowMany } from "./asks-how-many.ts";
import type { AnswerContext, Draft } from "./draft.ts";
import type { Speaker } from "./speaker.ts";
import { figure, ids } from "./vehicle-figures.ts";
import { inDigits, lines } from "./wording.ts";

/** What all pieces weigh together, in kilograms. */
export function totalOf(loads: readonly Pieces[]): number {
  return loads.reduce((sum, { count, weight }) => sum + count * weight, 0);
}

/** "40 × 20 kg = 800 kg in all", "60 + 2 × 30 + 120 = 240 kg in all"; nothing of one piece. */
export function sayLoads(speaker: Speaker, loads: readonly Pieces[]): string[] {
  const total = inDigits(totalOf(loads));
  if (loads.length > 1) {
    const terms = loads.map(({ count, weight }) =>
      count > 1 ? `${count} × ${inDigits(weight)}` : inDigits(weight),
    );
    return [speaker.say("loadTotal", { working: terms.join(" + "), total })];
  }
  return loads
    .filter(({ count }) => count > 1)
    .map(({ count, weight }) => speaker.say("boxesTotal", { count, weight: inDigits(weight), total }));
}

/** What the other reading of a weight comes to, if it may be that of one piece or of all. */
export function sayOtherwise(
  speaker: Speaker,
  { quantities: { doubt }, concepts }: AnswerContext["question"],
): string[] {
  if (!doubt) return [];
  const { read, count, weight } = doubt;
  // Of boxes nobody takes 900 kg for the weight of one.
  if (read !== "each" && concepts.has("box") && weight > heaviestPiece) return [];
  if (read === "each") return [speaker.say("ifTotal", { count, weight: inDigits(weight) })];
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
  const { isExceeded } = context.question.quantities;
  const able = knowledge.vehicles.filter((vehicle) => carries(vehicle, weight, isExceeded));
  const written = inWords(knowledge.vehicles, weight, isExceeded);
  if (able.length > 0)
    return { parts: [carriers(speaker, able, written)], remember: { vehicles: ids(able) } };
  const strongest = knowledge.vehicles.reduce((a, b) => (capacity(b) > capacity(a) ? b : a));
  const { concepts, quantities } = context.question;
  const { loads } = quantities;
  const pieces = totalOf(loads) === weight ? loads : [];
  const heaviest = Math.max(...pieces.map((one) => one.weight));
  // "One load of 2 t" may be divided, a machine not.
  const isOfPieces = pieces.length > 1 || pieces.some((one) => one.count > 1 || concepts.has("projectCargo"));
  if (isOfPieces && !carries(strongest, heaviest, false)) {
    const value = figure(speaker, strongest, "weightCapacity");
    const values = { vehicle: strongest.title, value, weight: inDigits(heaviest) };
    return { parts: [speaker.say("vehicleCarriesNot", values)], remember: { vehicles: [] } };
  }
  const count = loadsOf(strongest, weight, isExceeded, loads);
  const isByPieces = count > loadsOf(strongest, weight, isExceeded);
  const rest = restOf(strongest, weight, count - 1, pieces);
  const last = knowledge.vehicles
    .filter((vehicle) => capacity(vehicle) >= rest)
    .reduce((a, b) => (capacity(b) < capacity(a) ? b : a), strongest);
  const together =
    last === strongest || isByPieces
      ? [counted(count, strongest)]
      : [counted(count - 1, strongest), counted(1, last)];
  const tooMuch = speaker.say("carriesNothing", {
    weight: written,
    vehicle: strongest.title,
    value: figure(speaker, strongest, "weightCapacity"),
    count: inDigits(count),
    vehicles: speaker.list(together),
  });
  return { parts: [tooMuch], remember: { vehicles: [] } };
}

/** What so many full vehicles leave, in kilograms. Pieces are not divided, and of several kinds nothing is said. */
function restOf(vehicle: Vehicle, weight: number, trips: number, pieces: readonly Pieces[]): number {
  const [kind, another] = pieces;
  if (!kind) return weight - trips * capacity(vehicle);
  if (another) return capacity(vehicle);
  return (kind.count - trips * Math.floor(capacity(vehicle) / kind.weight)) * kind.weight;
}

function counted(count: number, { title }: Vehicle): string {
  return count > 1 ? `${inDigits(count)} × ${title}` : title;
}

/** "Drums of 400 kg each, how many per trip?": how many a vehicle carries. */
export function sayPerTrip(
  { knowledge, speaker, question }: FleetContext,
  named: readonly Vehicle[],
): string[] {
  const [load, another] = question.quantities.loads;
  if (!load || another || load.count < 2 || !asksHowMany(question)) return [];
  const vehicles = (named.length > 0 ? named : knowledge.vehicles).filter((one) =>
    carries(one, load.weight, false),
  );
  const rows = vehicles.map((vehicle) =>
    speaker.say("boxesOnlyWeight", {
      vehicle: vehicle.title,
      capacity: inDigits(capacity(vehicle)),
      weight: inDigits(load.weight),
      count: inDigits(Math.floor(capacity(vehicle) / load.weight)),
    }),
  );
  return rows.length > 0 ? [lines(rows)] : [];
}

const maxWeights = 3;

/** "800 kg in the morning and 1,400 in the evening": each by itself. */
export function takesEach(context: FleetContext, weights: readonly number[]): Draft {
  const drafts = [...new Set(weights)].slice(0, maxWeights).map((weight) => takesWeight(context, [], weight));
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
function ofNamed(
  { knowledge, speaker, question }: FleetContext,
  named: readonly Vehicle[],
  weight: number,
): Draft {
  const { isExceeded } = question.quantities;
  const written = inWords(knowledge.vehicles, weight, isExceeded);
  const sentences = named.flatMap((vehicle) => {
    const isAble = carries(vehicle, weight, isExceeded);
    const answer = speaker.say(isAble ? "vehicleCarries" : "vehicleCarriesNot", {
      weight: written,
      vehicle: vehicle.title,
      value: figure(speaker, vehicle, "weightCapacity"),
    });
    return isAble
      ? [answer]
      : [
          answer,
          trips(speaker, vehicle, written, loadsOf(vehicle, weight, isExceeded, question.quantities.loads)),
        ];
  });
  const others = knowledge.vehicles.filter((one) => carries(one, weight, isExceeded) && !named.includes(one));
  const isTooMuch = !named.some((vehicle) => carries(vehicle, weight, isExceeded));
  if (!isTooMuch || others.length === 0) return { parts: sentences };
  // "How high is that one?" is asked of what carries it.
  return { parts: [...sentences, carriers(speaker, others, written)], remember: { vehicles: ids(others) } };
}

/** In kilograms. */
function capacity({ specs }: Vehicle): number {
  return specs.weightCapacity.value;
}

/** @param isExceeded whether it is more than the weight: then a vehicle's limit is too little */
function carries(vehicle: Vehicle, weight: number, isExceeded: boolean): boolean {
  return isExceeded ? capacity(vehicle) > weight : capacity(vehicle) >= weight;
}

/** How many full vehicles, or trips of one, a weight takes. Pieces are not divided. */
function loadsOf(
  vehicle: Vehicle,
  weight: number,
  isExceeded: boolean,
  pieces: readonly Pieces[] = [],
): number {
  if (isExceeded) return Math.floor(weight / capacity(vehicle)) + 1;
  return tripsOf(capacity(vehicle), weight, totalOf(pieces) === weight ? pieces : []);
}

/** "1,500+" where more than a vehicle's limit is meant; elsewhere a little more changes nothing. */
function inWords(vehicles: readonly Vehicle[], weight: number, isExceeded: boolean): string {
  const isLimit = vehicles.some((vehicle) => capacity(vehicle) === weight);
  return isExceeded && isLimit ? `${inDigits(weight)}+` : inDigits(weight);
}

/** How often a vehicle has to drive to carry it all. */
function trips(speaker: Speaker, vehicle: Vehicle, weight: string, count: number): string {
  return speaker.say("tripsNeeded", {
    weight,
    vehicle: vehicle.title,
    capacity: inDigits(capacity(vehicle)),
    count: inDigits(count),
  });
}

function carriers(speaker: Speaker, able: readonly Vehicle[], weight: string): string {
  const vehicles = able.map((one) => `${one.title} (${figure(speaker, one, "weightCapacity")})`);
  return speaker.say("carriesWeight", { weight, vehicles: speaker.list(vehicles) });
}
