/** What a concept tells about the subject of a question, and which concepts tell as much: from nothing to nearly all. */
const weighed: readonly (readonly [weight: number, concepts: string])[] = [
  [0, "it also filler"],
  [0.1, "what"],
  [0.2, "want get from"],
  [0.3, "more weigh become"],
  [0.4, "how howMuch who why which list photo"],
  [0.5, "howMany name talk upright everyone site home limitWord @days"],
  [0.6, "when where not yes no way"],
  [0.7, "howLong load carry praise nearby @now"],
  [0.8, "limit most least extra wrong greet thanks stop approve valid sum staff @pieces"],
  [0.9, "compare customer page help bye accept eligible policy women @length @minutes @soon"],
  [1, "deliver fit delay late deadline processing team doorway device @cancelFee @back @start"],
  [1.1, "vehicle driver account"],
  [
    1.2,
    "service free locations security download receiver road search form write @unknownRoute @distance @times goods",
  ],
  [1.3, "fee document electric size length width height tax unavailable"],
  [1.4, "box about share credit distance admin @place"],
  [1.5, "phone data terms pickup app failed person callback @weight digits @time"],
  [1.6, "address contact verified card duplicate sameDay @elsewhere"],
  [1.7, "price book email change ai"],
  [1.8, "pay express @vehicle @sides @jobTitle"],
  [1.9, "founder"],
  [2, "rent hours"],
  [2.1, "track"],
  [2.2, "@vehicles rightNow"],
  [2.3, "refund cancel retention delete"],
  [2.4, "spoken trackk @route @unserved"],
  [2.5, "projectCargo"],
  [2.6, "promise chatData aadhaar insult"],
  [2.8, "ewayBill lorryReceipt acePlus cookie geofence detail"],
  [3, "incoterms ebn consigneeCopy reverseCharge @load ownMatter"],
  [4.5, "offTopic"],
  [5, "personal abuse"],
  [5.5, "@errand"],
  [6, "orders"],
];

/** Most concepts tell this much. */
const usualWeight = 2;

const weights: ReadonlyMap<string, number> = new Map(
  weighed.flatMap(([weight, concepts]) => concepts.split(" ").map((concept) => [concept, weight] as const)),
);

/** How much a concept tells about the subject; less, if it occurs in questions of all kinds. */
export function weightOf(concept: string): number {
  return weights.get(concept) ?? usualWeight;
}
