import { z } from "zod";

/** A figure with its unit, so that a sentence, a drawing, the load planner and the assistant can share it. */
export function amountSchema<Unit extends string>(unit: Unit) {
  return z.strictObject({ value: z.number().positive(), unit: z.literal(unit) });
}

/** A figure between two others, both included: "4-6 business days". */
export function spanSchema<Unit extends string>(unit: Unit) {
  return z
    .strictObject({ from: z.number().positive(), to: z.number().positive(), unit: z.literal(unit) })
    .refine(({ from, to }) => from < to, "The smaller figure comes first.");
}

const clause = z.string().min(3).max(160);

/** What a price depends on. The sign beside each is web/sections/estimation/estimation.css's. */
const priceFactors = ["distance", "location", "vehicle", "services"] as const;

/** The constants of the business: every figure of its terms, once. */
export const rulesSchema = z.strictObject({
  minimumAge: amountSchema("years"),
  identity: z.strictObject({ phone: amountSchema("digits"), aadhaar: amountSchema("digits") }),
  price: z.strictObject({
    range: spanSchema("rupees"),
    factors: z
      .array(z.strictObject({ id: z.enum(priceFactors), name: clause, detail: clause, inShort: clause }))
      .length(4),
  }),
  cancellation: z.strictObject({
    /** How long after a driver was allocated a cancellation is free. */
    freeFor: amountSchema("minutes"),
    fee: amountSchema("rupees"),
    /** This many cancellations after allocation within one day suspend the account. */
    suspendingCount: amountSchema("cancellations"),
    suspension: amountSchema("hours"),
  }),
  acePlus: z.strictObject({
    boxWeight: amountSchema("kg"),
    boxes: amountSchema("boxes"),
    /** Between the truck and the loading point, the same way in two units. */
    carryingDistance: z.tuple([amountSchema("feet"), amountSchema("metres")]),
  }),
  assuredBooking: z.strictObject({
    from: z.string().regex(/^\d{1,2}:\d{2} AM$/),
    until: z.string().regex(/^\d{1,2}:\d{2} PM$/),
    clusters: z.array(clause).min(1),
  }),
  complaintsWithin: amountSchema("hours"),
  deliveryAcceptedAfter: amountSchema("hours"),
  invoicesSettledWithin: amountSchema("days"),
  dataDeletedWithin: amountSchema("working days"),
  refunds: z.strictObject({
    requestedWithin: spanSchema("days"),
    processedIn: spanSchema("business days"),
    creditedIn: spanSchema("business days"),
  }),
});

export const refundCasesSchema = z.strictObject({
  eligible: z.array(clause).min(1),
  notRefundable: z.array(clause).min(1),
});
export type RefundCases = z.infer<typeof refundCasesSchema>;

export type Rules = z.infer<typeof rulesSchema>;
export type Amount = { readonly value: number; readonly unit: string };
export type Span = { readonly from: number; readonly to: number; readonly unit: string };

/** A rule in the words in which a page states it, and the routes of the pages that do. */
const ruleSentenceSchema = z.strictObject({
  text: z.string().min(20).max(300),
  pages: z.array(z.enum(["privacy-policy", "trackk-policy", "terms", "refund-policy"])).min(1),
});
export const ruleSentencesSchema = z.record(z.string(), ruleSentenceSchema);
export type RuleSentence = z.infer<typeof ruleSentenceSchema>;
