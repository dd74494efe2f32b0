import { z } from "zod";
import { dayParts, enquiryServices } from "#contract/enquiry.ts";

const words = z.string().min(2).max(300);
const label = z.string().min(1).max(40);

/** A sentence with something to fill in. */
function sentenceSchema<Values extends readonly unknown[]>() {
  return z.custom<(...values: Values) => string>((value) => typeof value === "function");
}
type One = readonly [string];
type Two = readonly [string, string];

export const orderStripSchema = z.strictObject({
  title: z.string().max(40),
  note: words,
  fields: z.strictObject({
    from: z.strictObject({ label, example: label }),
    to: z.strictObject({ label, example: label }),
    load: z.strictObject({ label, example: label }),
    when: z.strictObject({ label, day: label, part: label }),
  }),
  parts: z.strictObject({ any: label, ...record(Object.keys(dayParts) as (keyof typeof dayParts)[]) }),
  send: label,
  /** In place of the form while its code loads. */
  waiting: label,
  /** What the strip on a service's page holds at first. */
  filled: z.record(z.enum(enquiryServices), z.strictObject({ from: z.string(), load: z.string() })),
  /** A place, and its other spellings in lower case. */
  places: z.array(z.strictObject({ name: label, spellings: z.array(label) })).min(1),
  message: z.strictObject({
    services: z.strictObject(record(enquiryServices)),
    subject: words,
    trip: sentenceSchema<Two>(),
    tripFrom: sentenceSchema<One>(),
    tripTo: sentenceSchema<One>(),
    answer: words,
  }),
  answer: z.strictObject({
    label,
    vehicle: z.strictObject({
      label,
      byWeight: sentenceSchema<One>(),
      ofCapacity: sentenceSchema<Two>(),
      also: sentenceSchema<One>(),
      addSizes: words,
      tooHeavy: words,
      tooHeavyWhy: sentenceSchema<readonly [weight: string, vehicle: string, capacity: string]>(),
      weightUnknown: words,
      unitUnknown: words,
      unread: words,
      howToWrite: words,
      planner: label,
    }),
    route: z.strictObject({
      label,
      pair: sentenceSchema<Two>(),
      named: sentenceSchema<One>(),
      reverse: sentenceSchema<One>(),
      within: sentenceSchema<One>(),
      onDemand: words,
      unnamed: words,
      ask: sentenceSchema<One>(),
      see: label,
    }),
    pickup: z.strictObject({
      label,
      assured: sentenceSchema<One>(),
      hours: sentenceSchema<Two>(),
      outside: sentenceSchema<One>(),
      notAssured: words,
      onlyFrom: sentenceSchema<One>(),
    }),
    distance: z.strictObject({
      label,
      field: label,
      lead: words,
      estimated: words,
      thereAndBack: sentenceSchema<One>(),
      both: sentenceSchema<One>(),
      oneWay: sentenceSchema<One>(),
      charging: sentenceSchema<One>(),
    }),
    price: z.strictObject({
      label,
      range: sentenceSchema<Two>(),
      factors: sentenceSchema<One>(),
      reply: words,
    }),
    shareTitle: label,
  }),
});
export type OrderStripContent = z.infer<typeof orderStripSchema>;

function record<Name extends string>(names: readonly Name[]): Record<Name, typeof label> {
  return Object.fromEntries(names.map((name) => [name, label])) as Record<Name, typeof label>;
}
