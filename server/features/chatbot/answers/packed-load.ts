import { type LoadPlan, planLoad } from "#content/loads/plan-load.ts";
import { countOf, sizeOf } from "#contract/loads/packing/box.ts";
import { type BoxLoad, letterOf, loadOf } from "#contract/loads/packing/load.ts";
import { inSmallestUnits, kilogram, lengthUnits } from "#contract/loads/packing/units.ts";
import { handlingOf } from "#contract/loads/text/goods-handling.ts";
import { postureIn } from "#contract/loads/text/posture.ts";
import type { SizedGoods } from "../quantities/sized-goods.ts";
import type { Question } from "../understand/question.ts";

/** A load of which each piece has all its sides, packed as the quote form and the load planner pack it. */
export interface PackedLoad extends Omit<SizedGoods, "boxes"> {
  readonly plan: LoadPlan;
  readonly count: number;
}

/** In feet: what is thinner is no box. */
const thinnestBox = 0.1;
/** Packing more takes too long for an answer. */
const mostPieces = 300;

export function packedLoad(question: Question): PackedLoad | undefined {
  const goods = sizedGoods(question);
  if (!goods || countOf(goods.boxes) > mostPieces) return undefined;
  const { boxes, upright, fragile } = goods;
  return { plan: planLoad(loadOf(boxes)), count: countOf(boxes), upright, fragile };
}

/** Whether each piece has all its sides, and they are few enough to pack. Unlike `packedLoad` it packs nothing. */
export function canBePacked(question: Question): boolean {
  const goods = sizedGoods(question);
  return goods !== undefined && countOf(goods.boxes) <= mostPieces;
}

/** Whether a load could be packed, but has too many pieces for an answer. */
export function hasTooManyPieces(question: Question): boolean {
  return countOf(sizedGoods(question)?.boxes) > mostPieces;
}

function sizedGoods(question: Question): SizedGoods | undefined {
  return question.quantities.goods ?? oneKind(question);
}

/** Pieces of one size. */
function oneKind({ quantities, text }: Question): SizedGoods | undefined {
  const { sides, loads, weights, pieces = 1, isUpright } = quantities;
  if (!sides || Math.min(...sides) < thinnestBox || loads.length > 1) return undefined;
  const [load = { count: pieces, weight: pieces === 1 ? weights[0] : undefined }] = loads;
  const [length, width, height] = sides.map((side) => inSmallestUnits(side, lengthUnits.ft));
  const typed = sizeOf((side) => ({ length, width, height })[side] ?? 0);
  const { size, upright, nothingOnTop } = handlingOf(text, text, typed);
  const box: BoxLoad = {
    letter: letterOf(0),
    row: 0,
    size,
    count: load.count,
    weight: inSmallestUnits(load.weight ?? 0, kilogram),
    upright: upright || (isUpright && postureIn(text) !== "lying"),
    nothingOnTop,
  };
  return { boxes: [box], upright: [], fragile: [] };
}
