import { z } from "zod";
import { chatLimits } from "./chat-limits.ts";
import { multilineText, storableText } from "./storable-text.ts";

/**
 * A visitor's message to Meena. `state` is the state of the last answer, sent back unchanged; the first message has
 * null, "" or none. Only the server reads it: an invalid state is dropped, and the conversation begins anew.
 */
export const chatRequestSchema = z.object({
  message: multilineText().trim().min(1).max(chatLimits.message),
  sessionId: storableText().trim().min(1).max(chatLimits.sessionId),
  state: z.string().max(chatLimits.state).nullish().catch(undefined),
});
export type ChatRequest = z.infer<typeof chatRequestSchema>;

/** The outcome of a message, for transcript and statistics; visitors do not see it. */
export const chatOutcomes = ["answered", "asked", "unknown", "refused", "handed-over", "greeted"] as const;
export type ChatOutcome = (typeof chatOutcomes)[number];

/** A page of the site, by its path in contract/routes.ts, that an answer comes from. */
export const chatSourceSchema = z.object({
  title: z.string().min(1).max(chatLimits.sourceTitle),
  path: z.string().startsWith("/").max(chatLimits.sourcePath),
});
export type ChatSource = z.infer<typeof chatSourceSchema>;

/** A hand-over to the team that goes on with the next message. */
export const chatHandOverSchema = z.object({
  /** The same from its beginning to its end. */
  id: z.string().min(1).max(chatLimits.sessionId),
  /** Asks for what is still missing, such as the name. Said again after something else was answered. */
  question: z.string().min(1).max(chatLimits.handOverQuestion),
});
export type ChatHandOver = z.infer<typeof chatHandOverSchema>;

/**
 * Meena's answer. `reply` is plain text: a blank line separates paragraphs, a line that starts with "- " is a list
 * item, and a path of the site such as "/contact-us" becomes a link.
 */
export const chatReplySchema = z.object({
  reply: z.string().min(1).max(chatLimits.reply),
  state: z.string().max(chatLimits.state),
  outcome: z.enum(chatOutcomes),
  sources: z.array(chatSourceSchema).max(chatLimits.sources),
  /** Questions that the visitor may ask next, as they are sent. */
  suggestions: z.array(z.string().min(1).max(chatLimits.suggestion)).max(chatLimits.suggestions).optional(),
  /** Only while one is under way. */
  handOver: chatHandOverSchema.optional(),
});
export type ChatReply = z.infer<typeof chatReplySchema>;
