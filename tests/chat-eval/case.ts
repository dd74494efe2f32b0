import { z } from "zod";
import { chatOutcomes } from "#contract/chat.ts";
import { chatLimits } from "#contract/chat-limits.ts";

/**
 * Something that an answer can say, in one of the ways in which it can be said: a figure ("110"), a name in one
 * script ("मोहाली"), or the beginning of a word ("encrypt*"). What may change is written as a token
 * ("{phone}", "{rules.cancellation.fee}", see facts.ts).
 */
const alternative = z.string().trim().min(1).max(60);

const alternatives = z.array(alternative).min(1);

const scripts = ["latin", "devanagari", "gurmukhi"] as const;
export type Script = (typeof scripts)[number];

export const languages = ["en", "hinglish", "hi", "pa"] as const;
export type Language = (typeof languages)[number];

const turnSchema = z.strictObject({
  /** What the visitor types, mistakes included. */
  say: z.string().trim().min(1).max(chatLimits.message),
  /** The facts of a right answer; of each, one alternative has to be in the reply. */
  must: z.array(alternatives).min(1).optional(),
  /** What no honest reply to this says: a contradiction, an invention, the echo of an order. */
  mustNot: alternatives.optional(),
  /** Where the facts stand: one of these has to be among the sources. */
  page: z.union([z.string().startsWith("/"), z.array(z.string().startsWith("/")).min(2)]).optional(),
  /** What the reply has to be written in for the most part. Left out where the visitor's own words leave it open. */
  script: z.enum(scripts).optional(),
  /** The outcomes of which the answer has to report one. Default in scope: any but "unknown" and "refused". */
  outcome: z.array(z.enum(chatOutcomes)).min(1).optional(),
  /**
   * Out of scope: true facts that the answer may give anyway, such as the routes that exist when one is asked for that
   * does not. An answer without any of these, or with another figure, is made up.
   */
  allow: alternatives.optional(),
});
export type Turn = z.infer<typeof turnSchema>;

/** One conversation with Meena, and what a fair reader expects of her answers. */
export const caseSchema = z.strictObject({
  id: z.string().regex(/^[md]-[a-z-]+-\d{2}$/),
  kind: z.string().regex(/^[a-z-]+$/),
  /** The language of the question. Hinglish is Hindi in Latin letters; Punjabi is in Gurmukhi or Latin letters. */
  language: z.enum(languages),
  /** "out": the site does not answer it, or it must not be answered. */
  scope: z.enum(["in", "out"]),
  turns: z.array(turnSchema).min(1).max(8),
});
export type Case = z.infer<typeof caseSchema>;
