import { z } from "zod";

const words = z.string().min(2).max(300);
const label = z.string().min(1).max(40);

/** A sentence with figures in it. */
function sentenceSchema<Figures extends readonly unknown[]>() {
  return z.custom<(...figures: Figures) => string>((value) => typeof value === "function");
}

/** One side of a box and the side of the bed that it does not go into, both as they are shown. */
type TooLarge = readonly [box: string, side: string, bedSide: string];

export const loadPlannerSchema = z.strictObject({
  title: z.string().max(60),
  intro: words,
  /** The vehicle that carries the load type Ace Plus of the terms (docs/decisions/). */
  acePlusVehicle: z.string().regex(/^[a-z-]+$/),
  /** What is shown while the planner is not there. */
  table: z.strictObject({
    caption: words,
    vehicle: label,
    volume: label,
    acePlus: words,
    ask: words,
    contact: label,
  }),
  form: z.strictObject({
    label,
    example: words,
    mode: z.strictObject({ legend: label, boxes: label, total: label }),
    unit: z.strictObject({ legend: label, ft: label, in: label, cm: label }),
    volumeUnit: z.strictObject({ legend: label, ft3: label, m3: label }),
    box: sentenceSchema<readonly [letter: string]>(),
    length: label,
    width: label,
    height: label,
    weight: label,
    count: label,
    upright: label,
    add: label,
    remove: sentenceSchema<readonly [letter: string]>(),
    volume: label,
    totalWeight: label,
    problems: z.strictObject({
      number: words,
      zero: words,
      whole: words,
      tooMany: sentenceSchema<readonly [limit: string]>(),
    }),
  }),
  answer: z.strictObject({
    label,
    nothing: words,
    takes: sentenceSchema<readonly [vehicle: string]>(),
    hasRoom: sentenceSchema<readonly [vehicle: string]>(),
    none: words,
    unsure: words,
    others: sentenceSchema<readonly [vehicles: string]>(),
    boxes: sentenceSchema<readonly [count: string]>(),
    together: sentenceSchema<readonly [load: string]>(),
    shapes: words,
    split: words,
    incomplete: sentenceSchema<readonly [letters: string]>(),
    ask: label,
  }),
  vehicle: z.strictObject({
    takes: label,
    hasRoom: label,
    cannot: label,
    unsure: label,
    notAcePlus: label,
    fill: z.strictObject({ volume: label, floor: label, weight: label }),
    floorUnknown: label,
    drawing: sentenceSchema<readonly [vehicle: string, boxes: string]>(),
    drawingEmpty: sentenceSchema<readonly [vehicle: string]>(),
    drawingLoose: sentenceSchema<readonly [vehicle: string]>(),
    scale: words,
  }),
  reasons: z.strictObject({
    tooLong: sentenceSchema<TooLarge>(),
    tooTall: sentenceSchema<TooLarge>(),
    tooBulky: sentenceSchema<readonly [box: string, sides: string, bedSides: string]>(),
    tooHeavy: sentenceSchema<readonly [weight: string, capacity: string]>(),
    tooMuch: sentenceSchema<readonly [volume: string, capacity: string]>(),
    noArrangement: sentenceSchema<readonly [placed: string, boxes: string]>(),
    boxLimit: sentenceSchema<readonly [boxes: string, limit: string]>(),
    boxWeightLimit: sentenceSchema<readonly [box: string, weight: string, limit: string]>(),
  }),
  acePlus: z.strictObject({ title: words, unchecked: words }),
  assumptions: z.strictObject({ title: label, text: words }),
  message: z.strictObject({
    subject: sentenceSchema<readonly [load: string]>(),
    head: words,
    box: sentenceSchema<readonly [box: string, boxes: string, sides: string, weight: string]>(),
    upright: words,
    together: sentenceSchema<readonly [load: string]>(),
    incomplete: sentenceSchema<readonly [boxes: string]>(),
    takes: sentenceSchema<readonly [vehicles: string]>(),
    hasRoom: sentenceSchema<readonly [vehicles: string]>(),
    nobody: words,
  }),
});

export type LoadPlannerContent = z.infer<typeof loadPlannerSchema>;
