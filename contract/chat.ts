import { z } from "zod";
import { chatLimits } from "./chat-limits.ts";
import { storableText } from "./storable-text.ts";

/**
 * A visitor's message to Meena. `state` is what the last answer carried, sent back as it came; the
 * first message has null, "" or none. Only the server reads it, so one that cannot be right is left out: the conversation
 * starts afresh.
 */
export const chatRequestSchema = z.object({
  message: storableText().trim().min(1).max(chatLimits.message),
  sessionId: storableText().trim().min(1).max(chatLimits.sessionId),
  state: z.string().max(chatLimits.state).nullish().catch(undefined),
});
export type ChatRequest = z.infer<typeof chatRequestSchema>;

/** What became of a message; for the transcript and the figures, not for the visitor. */
export const chatOutcomes = ["answered", "asked", "unknown", "refused", "handed-over", "greeted"] as const;
export type ChatOutcome = (typeof chatOutcomes)[number];

/** A page of the site that an answer comes from; `path` is one of contract/routes.ts. */
export const chatSourceSchema = z.object({
  title: z.string().min(1).max(chatLimits.sourceTitle),
  path: z.string().startsWith("/").max(chatLimits.sourcePath),
});
export type ChatSource = z.infer<typeof chatSourceSchema>;

/**
 * Meena's answer. `reply` is plain text: a blank line parts paragraphs, a line that starts with "- "
 * is an entry of a list, a path of the site ("/contact-us") standing by itself becomes a link.
 */
export const chatReplySchema = z.object({
  reply: z.string().min(1).max(chatLimits.reply),
  state: z.string().max(chatLimits.state),
  outcome: z.enum(chatOutcomes),
  sources: z.array(chatSourceSchema).max(chatLimits.sources),
  /** What a visitor may ask next; each is sent as the message it reads. */
  suggestions: z.array(z.string().min(1).max(chatLimits.suggestion)).max(chatLimits.suggestions).optional(),
});
export type ChatReply = z.infer<typeof chatReplySchema>;
