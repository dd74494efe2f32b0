import { z } from "zod";
import { dayPartNames, quoteServices } from "#contract/quote-request.ts";
import { templateSchema } from "./template.ts";

const words = z.string().min(2).max(300);
const label = z.string().min(1).max(40);

type One = readonly [string];
type Two = readonly [string, string];
/** The weight of the whole load as it was read, and in the other reading. */
type Readings = readonly [weight: string, otherwise: string];

export const quoteFormSchema = z.strictObject({
  title: z.string().max(40),
  note: words,
  /** Instead of that note on the page of the service that is booked in an app. */
  onDemandNote: words,
  fields: z.strictObject({
    from: z.strictObject({ label, example: label }),
    to: z.strictObject({ label, example: label }),
    load: z.strictObject({ label, example: label }),
    when: z.strictObject({
      label,
      day: label,
      part: label,
      /** Buttons for the visitor's day and the next. */
      days: z.tuple([label, label]),
    }),
  }),
  /** On the Corporates page the form asks a company for no trip, so it has its own title and other labels. */
  corporate: z.strictObject({
    title: z.string().max(40),
    note: words,
    fields: z.strictObject({
      from: z.strictObject({ label, example: label }),
      load: z.strictObject({ label, example: label }),
      when: z.strictObject({ label, day: label }),
    }),
    /** In the place of the note, after a press while nothing was typed: the next press leads on. */
    empty: words,
    send: label,
  }),
  parts: z.strictObject({ any: label, ...record(dayPartNames) }),
  /** The same on the other pages. */
  empty: words,
  send: label,
  /** Opens the fields again, which are folded on a phone while it shows the answer. */
  change: label,
  /** A button that corrects the typed name. */
  didYouMean: templateSchema<readonly [place: string]>(),
  /** What the quote form on a service's page holds at first. */
  initialValues: z.partialRecord(z.enum(quoteServices), z.strictObject({ from: z.string() })),
  /**
   * A place, its other spellings in lower case, and the town of the Intercity map next to it. A place that the map does
   * not have has its own latitude and longitude.
   */
  places: z
    .array(
      z.strictObject({
        name: label,
        spellings: z.array(label),
        beside: label.optional(),
        at: z.tuple([z.number(), z.number()]).optional(),
      }),
    )
    .min(1),
  message: z.strictObject({
    subject: words,
    tripFrom: templateSchema<One>(),
    tripTo: templateSchema<One>(),
    answer: words,
  }),
  answer: z.strictObject({
    label,
    /** The answer's button. */
    send: z.strictObject({ trip: label, load: label }),
    vehicle: z.strictObject({
      label,
      ofCapacity: templateSchema<Two>(),
      /** Beside the bar that shows how much of a vehicle's capacity the load takes. */
      gauge: z.strictObject({ label, of: templateSchema<Two>() }),
      addSizes: words,
      tooHeavy: words,
      tooHeavyWhy:
        templateSchema<readonly [weight: string, vehicle: string, capacity: string, trips: string]>(),
      pieceTooHeavy: words,
      pieceTooHeavyWhy: templateSchema<readonly [weight: string, vehicle: string, capacity: string]>(),
      tooLong: words,
      tooLongWhy: templateSchema<readonly [length: string, vehicle: string, bedLength: string]>(),
      tooTall: words,
      tooTallWhy: templateSchema<readonly [height: string, vehicle: string, bedHeight: string]>(),
      tooWide: words,
      /** Of a sheet. */
      tooWideWhy: templateSchema<readonly [width: string, vehicle: string, room: string]>(),
      /** What none of our vehicles carries whole. */
      askTeam: words,
      /** The vehicles whose boxes the terms do not limit. */
      inBoxes: templateSchema<One>(),
      /** What a load beyond one vehicle needs. */
      trips: templateSchema<readonly [trips: string, vehicle: string, capacity: string]>(),
      /** Both readings of a weight that may be of one piece or of all. */
      read: z.strictObject({ total: templateSchema<Readings>(), each: templateSchema<Readings>() }),
      /** For goods without a figure beside others: the vehicle is the one for the counted goods. */
      uncounted: z.strictObject({
        title: templateSchema<readonly [vehicle: string, counted: string]>(),
        goods: templateSchema<One>(),
        weight: templateSchema<readonly [weight: string, goods: string]>(),
        boxes: templateSchema<One>(),
      }),
      unitUnknown: words,
      /** For a vehicle that was asked for by name. */
      wished: templateSchema<readonly [capacity: string, bed: string]>(),
      addLoad: words,
      howToWrite: words,
      planner: label,
    }),
    /** Below a load without weight and size. The load may name a number. */
    loadHint: z.strictObject({
      one: templateSchema<One>(),
      several: templateSchema<One>(),
      /** For a number behind the goods that may be a weight or a side. */
      unit: templateSchema<readonly [number: string, load: string]>(),
      /** With the goods that lack it. */
      missing: templateSchema<One>(),
      /** For goods with a size alone, and for goods with a weight alone. */
      half: templateSchema<readonly [weightOf: string, sizeOf: string]>(),
    }),
    /** The vehicles that the visitor can choose, and what is said of the smallest: nothing that is not shown. */
    choice: z.strictObject({
      legend: label,
      best: label,
      byWeight: label,
      byRange: label,
      tooFar: label,
      bySpace: label,
      /** The others that take the load that far. */
      also: label,
    }),
    /** The distance in the answer's first line. */
    about: templateSchema<One>(),
    /** How far one charge takes the vehicle. */
    reach: z.strictObject({
      both: templateSchema<One>(),
      oneWay: templateSchema<One>(),
      farther: templateSchema<One>(),
    }),
    /** What the distance says of the vehicles: which smaller ones it rules out, or that it rules out all. */
    range: z.strictObject({
      /** Of the vehicle that is chosen for its range: no other covers the distance. */
      only: templateSchema<readonly [vehicles: string, distance: string]>(),
      /** Of the same vehicle, if a larger one covers it too. */
      passed: templateSchema<readonly [distance: string, others: string]>(),
      theVehicle: templateSchema<One>(),
      none: words,
      /** Beside a vehicle that does not cover the distance. */
      reach: templateSchema<readonly [range: string, distance: string]>(),
      /** Beside one that does. */
      whole: templateSchema<One>(),
      noneWhy: words,
      plan: words,
      /** Above the vehicles with their ranges. */
      takes: words,
      /** The same while the load is not known. */
      every: words,
      /** The button that sends, where none covers the distance. */
      ask: label,
    }),
    /** Opens what is less important. */
    details: label,
    /** Below the drawing of the load. */
    bed: z.strictObject({
      all: templateSchema<readonly [boxes: string, vehicle: string, share: string]>(),
      some: templateSchema<readonly [placed: string, boxes: string, vehicle: string]>(),
    }),
    route: z.strictObject({
      label,
      pair: templateSchema<Two>(),
      named: templateSchema<One>(),
      beside: templateSchema<Two>(),
      reverse: templateSchema<One>(),
      within: templateSchema<One>(),
      onDemand: words,
      unnamed: words,
      ask: templateSchema<One>(),
      see: label,
    }),
    pickup: z.strictObject({
      label,
      assured: words,
      hours: templateSchema<readonly [place: string, from: string, until: string]>(),
      outside: templateSchema<One>(),
      overToday: words,
    }),
    distance: z.strictObject({
      label,
      field: label,
      lead: words,
      estimated: words,
      thereAndBack: label,
      oneWayOf: templateSchema<One>(),
      roundTripOf: templateSchema<One>(),
      bothWays: templateSchema<Two>(),
      both: templateSchema<One>(),
      oneWay: templateSchema<One>(),
      farther: templateSchema<One>(),
    }),
    price: z.strictObject({
      label,
      exact: label,
      range: templateSchema<readonly [from: string, to: string, factors: string]>(),
      /** Of a load that no vehicle takes. */
      unknown: label,
      reply: words,
      /** Where the trip begins before that reply. */
      callNow: templateSchema<One>(),
      callFrom: templateSchema<Two>(),
      closed: templateSchema<Two>(),
      call: templateSchema<One>(),
      days: z.array(label).length(2),
      onDay: templateSchema<One>(),
    }),
    day: z.strictObject({
      label,
      past: label,
      choose: words,
      /** The parts of today, inside a sentence. */
      todays: z.strictObject(record(dayPartNames)),
      /** For a part of today that is over, with the next one. */
      partOver: templateSchema<readonly [over: string, next: string]>(),
    }),
    shareTitle: label,
  }),
});
export type QuoteFormContent = z.infer<typeof quoteFormSchema>;

function record<Name extends string>(names: readonly Name[]): Record<Name, typeof label> {
  return Object.fromEntries(names.map((name) => [name, label])) as Record<Name, typeof label>;
}
