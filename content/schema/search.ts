import { z } from "zod";
import { siteLinkSchema } from "./link.ts";
import { concepts } from "./meena.ts";
import { templateSchema } from "./template.ts";

const words = z.string().min(2).max(200);

const offer = z.strictObject({ to: z.string().startsWith("/"), label: words, text: words });

export const searchSchema = z.strictObject({
  title: words,
  label: words,
  invitation: words,
  /** The examples in the invitation; a press on one searches for it. */
  examples: z.array(words).min(1).max(5),
  searching: words,
  failed: words,
  /** Somebody has searched too often. */
  limited: words,
  retry: words,
  /** Tools that answer a query about goods or a place. */
  offers: z.strictObject({ fit: offer, quote: offer }),
  /** Unfolds the hits after the first ones. */
  more: templateSchema<[count: number]>(),
  nothingTitle: templateSchema<[query: string]>(),
  nothingHelp: words,
  /** Where most people were heading, offered when there is no result. */
  suggestions: z.array(siteLinkSchema).min(2).max(6),
});
export type SearchContent = z.infer<typeof searchSchema>;

/** What the search looks for when a visitor's words stand for a concept: words that are on the pages. */
export const searchSubjectsSchema = z.partialRecord(z.enum(concepts), z.string().min(2).max(30));
export type SearchSubjects = z.infer<typeof searchSubjectsSchema>;
