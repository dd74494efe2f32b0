import { z } from "zod";

const faqItemSchema = z.strictObject({
  /** Meena finds the answer by it, whatever the order of the questions. */
  id: z.enum(["gta", "lorryReceipt", "ewayBill", "inputTax", "ebn", "consigneeCopy"]),
  question: z.string().min(10).max(90).endsWith("?"),
  /** One paragraph each. The first answers the question on its own. */
  answer: z.array(z.string().min(40).max(600)).min(1).max(4),
  /** The acts, rules and notifications that the answer rests on. */
  legalSources: z.array(z.string().min(5).max(120)).min(1),
  /** Whether the owner's tax adviser has read it. `npm run content:check` lists those not yet read. */
  reviewed: z.boolean(),
});

/** One of the three who hold papers of a trip, and what each paper is in that person's hands. */
const holderSchema = z.strictObject({
  id: z.enum(["sender", "driver", "receiver"]),
  name: z.string().max(20),
  papers: z.array(z.strictObject({ paper: z.string().max(30), held: z.string().max(60) })).min(2),
});

export const faqSchema = z.strictObject({
  intro: z.strictObject({ title: z.string().max(40), text: z.string().max(240) }),
  items: z.array(faqItemSchema).min(1),
  legalSources: z.string().max(30),
  note: z.string().max(300),
  papers: z.strictObject({
    title: z.string().max(60),
    text: z.string().max(300),
    holders: z.array(holderSchema).length(3),
  }),
});
export type PaperHolder = z.infer<typeof holderSchema>;
export type FaqItem = z.infer<typeof faqItemSchema>;
export type FaqContent = z.infer<typeof faqSchema>;
