import { z } from "zod";
import { effectiveDateProblem } from "./effective-date.ts";
import { siteLinkSchema } from "./link.ts";

const sentence = z.string().min(3).max(700);

/** Words with links among them: a plain string, or pieces in their order. */
const passageSchema = z.union([sentence, z.array(z.union([z.string().min(1), siteLinkSchema])).min(2)]);

const blockSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("text"), text: passageSchema }),
  z.strictObject({ kind: z.literal("list"), items: z.array(passageSchema).min(2) }),
  /** What happens one after another. */
  z.strictObject({ kind: z.literal("steps"), items: z.array(passageSchema).min(2) }),
  /** Names and what each of them means. */
  z.strictObject({
    kind: z.literal("terms"),
    items: z.array(z.strictObject({ term: z.string().min(2).max(80), text: passageSchema })).min(2),
  }),
  z.strictObject({
    kind: z.literal("table"),
    /** Names the table for those who cannot see where it stands. */
    caption: z.string().min(5).max(120),
    columns: z.array(z.string().min(1).max(40)).min(2).max(3),
    rows: z.array(z.array(sentence).min(2).max(3)).min(1),
  }),
]);

const sectionSchema = z.strictObject({
  /** The section's own address within the page: short, and never changed once published. */
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  title: z.string().min(3).max(60),
  blocks: z.array(blockSchema).min(1),
});

/** A figure of the document worth seeing before reading it. */
export const keyFigureSchema = z.strictObject({
  /** Digits and what belongs to them: the figures' typeface has nothing else. */
  figure: z.string().regex(/^[\d.,+\-–%×₹ kmKgh]+$/, "The figures' typeface has digits, ₹, kg and km only."),
  unit: z.string().max(30),
  text: z.string().min(10).max(110),
});

export const legalDocumentSchema = z
  .strictObject({
    /** From when it applies, written out: a day that has come. */
    effective: z.string().check(({ value, issues }) => {
      const message = effectiveDateProblem(value, new Date());
      if (message) issues.push({ code: "custom", input: value, message });
    }),
    intro: passageSchema,
    keyFigures: z.array(keyFigureSchema).max(4),
    sections: z.array(sectionSchema).min(3),
  })
  .refine(
    ({ sections }) => new Set(sections.map(({ id }) => id)).size === sections.length,
    "Two sections share an id.",
  );

export const privacyPolicySchema = legalDocumentSchema.describe(
  "What the site and the services do with personal data.",
);
export const trackkPolicySchema = legalDocumentSchema.describe(
  "What the tracking app does with personal data.",
);
export const termsSchema = legalDocumentSchema.describe("The terms of a booking.");
export const refundPolicySchema = legalDocumentSchema.describe("Refunds, nature of business, pricing.");

/** What stands around every legal document. */
export const legalWordsSchema = z.strictObject({
  inShort: z.string().max(30),
  contents: z.string().max(30),
  effective: z.string().max(40),
});

/** What only the owner can say: names, places and periods that the documents mention. */
export const legalFactsSchema = z.strictObject({
  entity: z.string().max(80),
  registeredOffice: z.string().max(160),
  courts: z.string().max(80),
  grievanceOfficer: z.strictObject({
    name: z.string().max(60),
    email: z.email(),
    times: z.string().max(160),
  }),
  analytics: z.string().max(160),
  retention: z.strictObject({
    contactMessages: sentence,
    applications: sentence,
    hiredApplications: sentence,
    chat: sentence,
    technicalLogs: sentence,
    bookings: sentence,
    backups: sentence,
    trackkLocation: sentence,
    trackkPhotos: sentence,
    trackkAttendance: sentence,
    trackkTickets: sentence,
  }),
});

export type Passage = z.infer<typeof passageSchema>;
export type LegalBlock = z.infer<typeof blockSchema>;
export type LegalSection = z.infer<typeof sectionSchema>;
export type KeyFigure = z.infer<typeof keyFigureSchema>;
export type LegalDocument = z.infer<typeof legalDocumentSchema>;
export type LegalWords = z.infer<typeof legalWordsSchema>;
export type LegalFacts = z.infer<typeof legalFactsSchema>;
