import { z } from "zod";
import { chatOutcomes } from "../chat.ts";
import { idSchema, momentSchema, pageOf, pageQuerySchema, timeSchema } from "./common.ts";

export const chatTurnsQuerySchema = pageQuerySchema.extend({
  outcome: z.enum(chatOutcomes).optional(),
  /** The turns of one conversation, oldest first. */
  session: idSchema.optional(),
  from: momentSchema.optional(),
  to: momentSchema.optional(),
});

/** A question and its answer. Phone, identity and card numbers are blacked out. Kept for `chatTurnsKeptDays`. */
const chatTurnSchema = z.object({
  id: idSchema,
  session: z.string(),
  at: timeSchema,
  /** Of the answer, e.g. "hi-Latn". */
  language: z.string(),
  message: z.string(),
  reply: z.string(),
  outcome: z.enum(chatOutcomes),
  /** The topic that Meena recognised; null when she did not understand the question. */
  topic: z.string().nullable(),
});
export type ChatTurn = z.infer<typeof chatTurnSchema>;
export const chatTurnsPageSchema = pageOf(chatTurnSchema);
export type ChatTurnsPage = z.infer<typeof chatTurnsPageSchema>;
