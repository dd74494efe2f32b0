import type { Quantities } from "../quantities/quantities.ts";
import type { Question } from "../understand/question.ts";
import type { AnswerContext } from "./draft.ts";
import { inDigits } from "./wording.ts";

type Counted = Pick<Quantities, "loads" | "weights" | "pieces" | "sum">;
type Limits = AnswerContext["knowledge"]["acePlus"];

/** How many pieces there are, and what the heaviest weighs; undefined where it is not told. */
function measured({ loads, weights, pieces, sum }: Counted) {
  return {
    count: loads.length > 0 ? loads.reduce((total, { count }) => total + count, 0) : pieces,
    weight:
      heaviest(loads.filter(({ count }) => count > 1).map(({ weight }) => weight)) ??
      weightOfOne(sum) ??
      heaviest(weights),
  };
}

/** What one of several pieces weighs of which the sum is told: 30 kg of "900 kg in 30 boxes". */
function weightOfOne(sum: Counted["sum"]): number | undefined {
  return sum && sum.weight / sum.count;
}

function heaviest(weights: readonly number[]): number | undefined {
  return weights.length > 0 ? Math.max(...weights) : undefined;
}

/** Whether counted pieces are too many or too heavy for an Ace Plus load. */
export function exceedsAcePlus(
  { loads, sum }: Pick<Counted, "loads" | "sum">,
  { boxes, boxWeight }: Limits,
): boolean {
  const counted = sum ? [...loads, { count: sum.count, weight: sum.weight / sum.count }] : loads;
  return counted.some(({ count, weight }) => count > boxes || (count > 1 && weight > boxWeight));
}

/** Whether boxes, of which only the sum is told, weigh more than all that an Ace Plus load may have. */
export function outweighsAcePlus({ concepts, quantities }: Question, { boxes, boxWeight }: Limits): boolean {
  const { weights, loads, pieces = 1 } = quantities;
  const [weight = 0, another] = weights;
  const areBoxes = concepts.has("box") || pieces > 1;
  return areBoxes && loads.length === 0 && another === undefined && weight > boxes * boxWeight;
}

/**
 * Each number that a load names, held against its limit.
 *
 * @param isOnlyOver whether what is within its limit is left out
 */
export function compareWithAcePlus(
  { knowledge: { acePlus }, speaker }: Pick<AnswerContext, "knowledge" | "speaker">,
  load: Counted,
  isOnlyOver = false,
): string[] {
  const { count = 0, weight = 0 } = measured(load);
  const [isTooMany, isTooHeavy] = [count > acePlus.boxes, weight > acePlus.boxWeight];
  const onCount = speaker.say(isTooMany ? "acePlusCountNo" : "acePlusCountYes", { count: inDigits(count) });
  const onWeight = speaker.say(isTooHeavy ? "acePlusWeightNo" : "acePlusWeightYes", {
    weight: inDigits(weight),
  });
  return [
    // "How many kilos in one box?" counts none.
    ...(count > 1 && (isTooMany || !isOnlyOver) ? [onCount] : []),
    ...(weight > 0 && (isTooHeavy || !isOnlyOver) ? [onWeight] : []),
  ];
}

/** In kilograms: nobody packs so much into one box. */
export const heaviestPiece = 200;

/** Whether one piece is named that is too heavy for Ace Plus, though for no vehicle: "sacks of 50 kg". */
function isPieceTooHeavy({ concepts, quantities, vehicles }: Question, { boxWeight }: Limits): boolean {
  const { weights, loads } = quantities;
  const [weight = 0, another] = weights;
  const isPiece = concepts.has("box") && loads.every(({ count }) => count === 1) && vehicles.length === 0;
  return isPiece && another === undefined && weight > boxWeight && weight <= heaviestPiece;
}

/** "Am I inside the limit?", "allowed?" of boxes. */
function asksForLimit({ concepts, vehicles, quantities }: Question): boolean {
  const areBoxes = concepts.has("box") || quantities.loads.some(({ count }) => count > 1);
  return concepts.has("acePlus") || (concepts.has("limit") && areBoxes && vehicles.length === 0);
}

/**
 * How a load stands to the limits of Ace Plus: first if that is asked, or if the load before was over them; where it is over
 * them though nobody asked, that alone, and last; else nothing.
 */
export function besideAcePlus(context: AnswerContext): { readonly first: string[]; readonly last: string[] } {
  const { question, memory, knowledge } = context;
  const { quantities, vehicles } = question;
  const isOver = exceedsAcePlus(quantities, knowledge.acePlus);
  const isOfOthers = vehicles.length > 0 && !vehicles.includes(knowledge.acePlus.vehicle);
  if (isOfOthers && !question.concepts.has("acePlus")) return { first: [], last: [] };
  const wasOver = memory.load !== undefined && exceedsAcePlus(memory.load, knowledge.acePlus);
  const isFirst =
    asksForLimit(question) ||
    isPieceTooHeavy(question, knowledge.acePlus) ||
    (wasOver && !isOver && quantities.loads.length > 0);
  const told = isFirst || isOver ? compareWithAcePlus(context, quantities, !isFirst) : [];
  const compared = told.length > 0 ? [told.join(" ")] : [];
  return isFirst ? { first: compared, last: [] } : { first: [], last: compared };
}

const stairs =
  /(?<!\p{L})(?:stairs?|staircase|stairway|upstairs|flights? of|lift|elevator|terrace|(?:first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th|upper|top) floor|seed+hi\p{L}*|si+dhi\p{L}*|man[jz]+il\p{L}*|pa+u+r+i\p{L}*|chha+t)(?!\p{L})|सीढ|मंजिल|ਪੌੜ|ਮੰਜਲ|ਮੰਜਿਲ/u;

/** Whether a message names another floor than the ground floor. */
export function namesStairs({ text }: Question): boolean {
  return stairs.test(text);
}
