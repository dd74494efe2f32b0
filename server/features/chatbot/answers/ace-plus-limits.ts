import type { Quantities } from "../quantities/quantities.ts";
import type { Question } from "../understand/question.ts";
import { totalOf } from "./carries-weight.ts";
import type { AnswerContext } from "./draft.ts";
import { inDigits } from "./wording.ts";

type Counted = Pick<Quantities, "loads" | "weights" | "pieces">;
type Limits = AnswerContext["knowledge"]["acePlus"];

/** How many pieces there are, and what the heaviest weighs; undefined where it is not told. */
function measured({ loads, weights, pieces }: Counted) {
  return {
    count: loads.length > 0 ? loads.reduce((sum, { count }) => sum + count, 0) : pieces,
    weight: weights.length > 0 ? Math.max(...weights) : undefined,
  };
}

/** Whether counted pieces are too many or too heavy for an Ace Plus load. */
export function exceedsAcePlus({ loads }: Pick<Counted, "loads">, { boxes, boxWeight }: Limits): boolean {
  return loads.some(({ count, weight }) => count > boxes || (count > 1 && weight > boxWeight));
}

/** Each number that a load names, held against its limit. */
export function compareWithAcePlus(
  { knowledge: { acePlus }, speaker }: Pick<AnswerContext, "knowledge" | "speaker">,
  load: Counted,
): string[] {
  const { count, weight } = measured(load);
  return [
    // "How many kilos in one box?" counts none.
    ...(count === undefined || count === 1
      ? []
      : [
          speaker.say(count > acePlus.boxes ? "acePlusCountNo" : "acePlusCountYes", {
            count: inDigits(count),
          }),
        ]),
    ...(weight === undefined
      ? []
      : [
          speaker.say(weight > acePlus.boxWeight ? "acePlusWeightNo" : "acePlusWeightYes", {
            weight: inDigits(weight),
          }),
        ]),
  ];
}

/** In kilograms: nobody packs so much into one box. */
const heaviestPiece = 200;

/** Whether one piece is named that is too heavy for Ace Plus, though for no vehicle: "sacks of 50 kg". */
function isPieceTooHeavy({ concepts, quantities, vehicles }: Question, { boxWeight }: Limits): boolean {
  const { weights, loads } = quantities;
  const [weight = 0, another] = weights;
  const isPiece = concepts.has("box") && loads.every(({ count }) => count === 1) && vehicles.length === 0;
  return isPiece && another === undefined && weight > boxWeight && weight <= heaviestPiece;
}

/** Whether the vehicle of Ace Plus carries a load by its weight: then its limits decide. */
function isLightEnough({ question, knowledge: { acePlus, vehicles } }: AnswerContext): boolean {
  const { specs } = vehicles.find(({ id }) => id === acePlus.vehicle) ?? {};
  return specs !== undefined && totalOf(question.quantities.loads) <= specs.weightCapacity.value;
}

/** "Am I inside the limit?", "allowed?" of boxes. */
function asksForLimit({ concepts, vehicles, quantities }: Question): boolean {
  const areBoxes = concepts.has("box") || quantities.loads.some(({ count }) => count > 1);
  return concepts.has("acePlus") || (concepts.has("limit") && areBoxes && vehicles.length === 0);
}

/**
 * How a load stands to the limits of Ace Plus: first if that is asked, if they decide and no vehicle is asked for, or
 * if the load before was over them; last where it is over them; else nothing.
 */
export function besideAcePlus(context: AnswerContext): { readonly first: string[]; readonly last: string[] } {
  const { question, memory, knowledge } = context;
  const { quantities } = question;
  const isOver = exceedsAcePlus(quantities, knowledge.acePlus);
  const { vehicles } = question;
  const isOfOthers = vehicles.length > 0 && !vehicles.includes(knowledge.acePlus.vehicle);
  if (isOfOthers && !question.concepts.has("acePlus")) return { first: [], last: [] };
  const wasOver = memory.load !== undefined && exceedsAcePlus(memory.load, knowledge.acePlus);
  const isFirst =
    asksForLimit(question) ||
    isPieceTooHeavy(question, knowledge.acePlus) ||
    (isOver && isLightEnough(context) && !question.concepts.has("vehicle")) ||
    (wasOver && !isOver && quantities.loads.length > 0);
  const isTold = isFirst || isOver;
  const told = isTold ? compareWithAcePlus(context, quantities) : [];
  const compared = told.length > 0 ? [told.join(" ")] : [];
  return isFirst ? { first: compared, last: [] } : { first: [], last: compared };
}

const stairs =
  /(?<!\p{L})(?:stairs?|staircase|stairway|upstairs|flights? of|lift|elevator|terrace|(?:first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th|upper|top) floor|seed+hi\p{L}*|si+dhi\p{L}*|man[jz]+il\p{L}*|pa+u+r+i\p{L}*|chha+t)(?!\p{L})|सीढ|मंजिल|ਪੌੜ|ਮੰਜਲ|ਮੰਜਿਲ/u;

/** Whether a message names another floor than the ground floor. */
export function namesStairs({ text }: Question): boolean {
  return stairs.test(text);
}
