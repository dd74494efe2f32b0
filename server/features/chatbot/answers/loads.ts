import { compareWithAcePlus, namesStairs } from "./ace-plus-limits.ts";
import { rememberQuantities } from "./carried-load.ts";
import { sayLoads, takesWeight, totalOf } from "./carries-weight.ts";
import type { Answer, AnswerContext } from "./draft.ts";

const feetPerMetre = 3.28084;

/** The limits of an Ace Plus load, what of the load keeps each of them, and what they come to together. */
export const answerAcePlus: Answer = (context) => {
  const { question, knowledge, memory, speaker } = context;
  const { boxes, boxWeight } = knowledge.acePlus;
  const { weights, loads } = question.quantities;
  const pieces =
    loads.length > 0 ? loads.reduce((sum, { count }) => sum + count, 0) : question.quantities.pieces;
  const weight = weights.length > 0 ? Math.max(...weights) : undefined;
  const compared = compareWithAcePlus(context, question.quantities);
  const beside = [...verdictOnStairs(context), ...verdictOnDistance(context)];
  const isOver = (pieces ?? 0) > boxes || (weight ?? 0) > boxWeight;
  const verdict =
    compared.length === 0 || beside.length > 0 ? [] : [speaker.say(isOver ? "acePlusOver" : "acePlusWithin")];
  const isByCount = (pieces ?? 0) > boxes && (weight ?? 0) <= boxWeight;
  const rounds = isByCount
    ? [speaker.say("acePlusLoads", { pieces: pieces ?? 0, count: Math.ceil((pieces ?? 0) / boxes) })]
    : [];
  // What is too much for one Ace Plus may go in another vehicle.
  const instead =
    isByCount && loads.length > 0
      ? takesWeight({ knowledge, speaker, question }, [], totalOf(loads)).parts
      : [];
  const asksTotal = question.concepts.has("sum") || (question.concepts.has("weigh") && weight === undefined);
  const total =
    asksTotal && loads.length === 0 ? [speaker.say("acePlusTotal", { total: boxes * boxWeight })] : [];
  const rules = [
    ...(compared.length > 1 ? [] : [speaker.rule("boxes")]),
    ...(namesStairs(question) ? [] : [speaker.rule("groundFloor")]),
    speaker.rule("carryingDistance"),
  ];
  return {
    parts: [
      [...verdict, ...compared].join(" "),
      ...beside,
      ...rounds,
      ...sayLoads(speaker, loads),
      ...instead,
      ...total,
      rules.join(" "),
    ],
    remember: rememberQuantities(question, memory),
  };
};

/** How far from the truck things are carried; with a distance in the question, whether that is too far. */
export const answerCarryDistance: Answer = (context) => ({
  parts: [
    ...verdictOnDistance(context, true),
    ...verdictOnStairs(context),
    context.speaker.rule("carryingDistance"),
  ],
});

/** What a message on stairs says of the distance as well: "second floor, and the truck stands 40 feet away". */
export const answerStairs: Answer = (context) => ({ parts: verdictOnDistance(context) });

function verdictOnStairs({ question, speaker }: AnswerContext): string[] {
  return namesStairs(question) ? [speaker.say("acePlusStairs")] : [];
}

const away =
  /(?<!\p{L})(?:away|far|distance|from the (?:truck|van|vehicle|gate|door)|du+r|door|duur|doori)(?!\p{L})|दूर|ਦੂਰ/u;

/** @param isAsked that it is the distance to the truck, though no word says so */
function verdictOnDistance({ question, knowledge, speaker }: AnswerContext, isAsked = false): string[] {
  const [feet] = question.quantities.lengths;
  if (feet === undefined || !(isAsked || away.test(question.text))) return [];
  const { carrying } = knowledge;
  const isNear = feet <= carrying.feet || isMetres(feet, carrying.metres);
  return [speaker.say(isNear ? "carryNearEnough" : "carryTooFar")];
}

/** The limit in metres is rounded up from that in feet: it holds for whoever asks in metres. */
function isMetres(feet: number, most: number): boolean {
  const tenths = (feet / feetPerMetre) * 10;
  return tenths <= most * 10 + 1e-6 && Math.abs(tenths - Math.round(tenths)) < 1e-6;
}
