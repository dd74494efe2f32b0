import { z } from "zod";
import { templateSchema } from "./template.ts";

const words = z.string().min(2).max(300);
const label = z.string().min(1).max(40);

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
    ask: words,
    contact: label,
  }),
  form: z.strictObject({
    label,
    example: words,
    /** Shown instead once the visitor has entered a figure. */
    exampleCleared: words,
    clear: label,
    cleared: words,
    undo: label,
    /** A load from the quote form stands in place of the visitor's. */
    replaced: words,
    showReplaced: label,
    mode: z.strictObject({ legend: label, boxes: label, total: label }),
    unit: z.strictObject({ legend: label, ft: label, in: label, cm: label }),
    volumeUnit: z.strictObject({ legend: label, ft3: label, m3: label }),
    box: templateSchema<readonly [letter: string]>(),
    named: templateSchema<readonly [box: string, goods: string]>(),
    goods: label,
    goodsExample: label,
    length: label,
    width: label,
    height: label,
    weight: label,
    count: label,
    upright: label,
    nothingOnTop: label,
    /** Below a figure with a unit of its own, with what it comes to. */
    understood: templateSchema<readonly [figure: string]>(),
    add: label,
    remove: templateSchema<readonly [letter: string]>(),
    removed: templateSchema<readonly [letter: string]>(),
    volume: label,
    totalWeight: label,
    problems: z.strictObject({
      number: words,
      zero: words,
      whole: words,
      tooMany: templateSchema<readonly [limit: string]>(),
    }),
  }),
  answer: z.strictObject({
    label,
    nothing: words,
    /** Shown instead while a field holds something that cannot be a number. */
    correct: words,
    takes: templateSchema<readonly [vehicle: string]>(),
    hasRoom: templateSchema<readonly [vehicle: string]>(),
    takesWeight: templateSchema<readonly [vehicle: string]>(),
    none: words,
    unsure: words,
    others: templateSchema<readonly [vehicles: string]>(),
    boxes: templateSchema<readonly [count: string]>(),
    together: templateSchema<readonly [load: string]>(),
    /** The boxes, or goods, that are loaded so. */
    upright: templateSchema<readonly [goods: string]>(),
    nothingOnTop: templateSchema<readonly [goods: string]>(),
    shapes: words,
    split: words,
    /** Beside the answer while the load is the sample. */
    sample: words,
    /** The headline instead of `takes` while the load is the sample: the visitor has not entered anything yet. */
    sampleTakes: templateSchema<readonly [vehicle: string]>(),
    weightUnknown: words,
    volumeUnknown: words,
    missing: templateSchema<readonly [boxes: string]>(),
    invalid: templateSchema<readonly [boxes: string]>(),
    ask: label,
  }),
  vehicle: z.strictObject({
    takes: label,
    hasRoom: label,
    takesWeight: label,
    cannot: label,
    unsure: label,
    notAcePlus: label,
    fill: z.strictObject({ volume: label, floor: label, weight: label }),
    floorUnknown: label,
    drawing: templateSchema<readonly [vehicle: string, boxes: string]>(),
    drawingEmpty: templateSchema<readonly [vehicle: string]>(),
    drawingLoose: templateSchema<readonly [vehicle: string]>(),
    scale: words,
  }),
  reasons: z.strictObject({
    tooLong: templateSchema<TooLarge>(),
    tooTall: templateSchema<TooLarge>(),
    tooBulky: templateSchema<readonly [box: string, sides: string, bedSides: string]>(),
    tooHeavy: templateSchema<readonly [weight: string, capacity: string]>(),
    tooMuch: templateSchema<readonly [volume: string, capacity: string]>(),
    noArrangement: templateSchema<readonly [placed: string, boxes: string]>(),
    /** The name of a box without a letter. */
    piece: words,
    boxLimit: templateSchema<readonly [boxes: string, limit: string]>(),
    boxWeightLimit: templateSchema<readonly [box: string, weight: string, limit: string]>(),
  }),
  acePlus: z.strictObject({
    /** Why two weights stand beside each other: what the vehicle can carry, and what the terms allow. */
    lower: templateSchema<readonly [vehicle: string, capacity: string, total: string]>(),
    title: words,
    unchecked: words,
  }),
  assumptions: z.strictObject({ title: label, text: words }),
  message: z.strictObject({
    lessThan: templateSchema<readonly [amount: string]>(),
    subject: templateSchema<readonly [load: string]>(),
    head: words,
    box: templateSchema<readonly [box: string, boxes: string, sides: string, weight: string]>(),
    each: templateSchema<readonly [weight: string]>(),
    noWeight: words,
    upright: words,
    nothingOnTop: words,
    together: templateSchema<readonly [load: string]>(),
    missing: templateSchema<readonly [boxes: string]>(),
    invalid: templateSchema<readonly [boxes: string]>(),
    takes: templateSchema<readonly [vehicles: string]>(),
    hasRoom: templateSchema<readonly [vehicles: string]>(),
    /** Of boxes with a size and without a weight. */
    takesWeight: templateSchema<readonly [vehicles: string]>(),
    hasSpace: templateSchema<readonly [vehicles: string]>(),
    nobody: words,
  }),
});

export type LoadPlannerContent = z.infer<typeof loadPlannerSchema>;
