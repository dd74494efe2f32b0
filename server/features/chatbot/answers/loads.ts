import { rememberQuantities } from "./carried-load.ts";
import { sayLoads, takesWeight, totalOf } from "./carries-weight.ts";
import type { Answer } from "./draft.ts";

const feetPerMetre = 3.28084;

/** The limits of an Ace Plus load, whether a load keeps them, and what they come to together. */
export const answerAcePlus: Answer = ({ question, knowledge, memory, speaker }) => {
  const { boxes, boxWeight } = knowledge.acePlus;
  const { weights, loads } = question.quantities;
  const pieces =
    loads.length > 0 ? loads.reduce((sum, { count }) => sum + count, 0) : question.quantities.pieces;
  const weight = weights.length > 0 ? Math.max(...weights) : undefined;
  const isOver = (pieces ?? 0) > boxes || (weight ?? 0) > boxWeight;
  const verdict =
    pieces === undefined && weight === undefined ? [] : ([isOver ? "acePlusOver" : "acePlusWithin"] as const);
  const isByCount = (pieces ?? 0) > boxes && (weight ?? 0) <= boxWeight;
  const rounds = isByCount
    ? [speaker.say("acePlusLoads", { pieces: pieces ?? 0, count: Math.ceil((pieces ?? 0) / boxes) })]
    : [];
  // What is too much for one Ace Plus may go in another vehicle.
  const instead =
    isByCount && loads.length > 0
      ? [
          ...sayLoads(speaker, loads),
          ...takesWeight({ knowledge, speaker, question }, [], totalOf(loads)).parts,
        ]
      : [];
  const asksTotal = question.concepts.has("sum") || (question.concepts.has("weigh") && weight === undefined);
  const total = asksTotal ? [speaker.say("acePlusTotal", { total: boxes * boxWeight })] : [];
  return {
    parts: [
      ...verdict.map((sentence) => speaker.say(sentence)),
      ...rounds,
      ...instead,
      ...total,
      [speaker.rule("boxes"), speaker.rule("groundFloor"), speaker.rule("carryingDistance")].join(" "),
    ],
    remember: rememberQuantities(question, memory),
  };
};

/** How far from the truck things are carried; with a distance in the question, whether that is too far. */
export const answerCarryDistance: Answer = ({ question, knowledge, speaker }) => {
  const [feet] = question.quantities.lengths;
  const { carrying } = knowledge;
  const isNear = (given: number) => given <= carrying.feet || isMetres(given, carrying.metres);
  const verdict = feet === undefined ? [] : ([isNear(feet) ? "carryNearEnough" : "carryTooFar"] as const);
  return { parts: [...verdict.map((sentence) => speaker.say(sentence)), speaker.rule("carryingDistance")] };
};

/** The limit in metres is rounded up from that in feet: it holds for whoever asks in metres. */
function isMetres(feet: number, most: number): boolean {
  const tenths = (feet / feetPerMetre) * 10;
  return tenths <= most * 10 + 1e-6 && Math.abs(tenths - Math.round(tenths)) < 1e-6;
}
