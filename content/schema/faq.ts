import { z } from "zod";

export const faqItemSchema = z.strictObject({
  question: z.string().min(10).max(90).endsWith("?"),
  /** One paragraph each. The first answers the question on its own. */
  answer: z.array(z.string().min(40).max(600)).min(1).max(4),
  /** The acts, rules and notifications that the answer rests on. */
  restsOn: z.array(z.string().min(5).max(120)).min(1),
  /** Whether the owner's tax adviser has read it. `npm run content:check` lists those not yet read. */
  reviewed: z.boolean(),
});

/** A paper that travels with a load, and who holds it: ticks in the table of papers. */
const paperSchema = z.strictObject({
  name: z.string().max(60),
  sender: z.string().max(60),
  driver: z.string().max(60),
  receiver: z.string().max(60),
});

export const faqSchema = z.strictObject({
  intro: z.strictObject({ title: z.string().max(40), text: z.string().max(240) }),
  items: z.array(faqItemSchema).length(6),
  restsOn: z.string().max(30),
  note: z.string().max(300),
  papers: z.strictObject({
    title: z.string().max(60),
    text: z.string().max(300),
    columns: z.strictObject({
      paper: z.string().max(20),
      sender: z.string().max(20),
      driver: z.string().max(20),
      receiver: z.string().max(20),
    }),
    rows: z.array(paperSchema).min(2).max(6),
  }),
});
export type FaqItem = z.infer<typeof faqItemSchema>;
export type FaqContent = z.infer<typeof faqSchema>;
