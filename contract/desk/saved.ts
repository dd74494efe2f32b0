import { z } from "zod";
import { storableText } from "../storable-text.ts";
import {
  idSchema,
  searchWordsSchema,
  staffNameSchema,
  timeSchema,
  typedText,
  versionSchema,
} from "./common.ts";
import { recordParts } from "./kinds.ts";
import { deskLimits } from "./limits.ts";

/**
 * A saved reply, or a mail template for applicants. When a colleague inserts it, the desk fills in {name}, {reference}
 * and {job}.
 */
export const savedReplySchema = z.object({
  id: idSchema,
  part: z.enum(recordParts),
  title: z.string(),
  subject: z.string(),
  text: z.string(),
  changedAt: timeSchema,
  changedBy: staffNameSchema.nullable(),
  version: versionSchema,
});
export type SavedReply = z.infer<typeof savedReplySchema>;

export const savedRepliesQuerySchema = z.object({
  part: z.enum(recordParts).optional(),
  q: searchWordsSchema.optional(),
});
export const savedRepliesSchema = z.object({ items: z.array(savedReplySchema) });

const replyFields = {
  title: typedText(deskLimits.replyTitle),
  /** If empty, the mail keeps its subject. */
  subject: storableText().trim().max(deskLimits.mailSubject),
  text: typedText(deskLimits.mailText),
};

export const newSavedReplySchema = z.object({ part: z.enum(recordParts), ...replyFields });
export type NewSavedReply = z.input<typeof newSavedReplySchema>;
export const changeSavedReplySchema = z.object({ version: versionSchema, ...replyFields }).partial({
  title: true,
  subject: true,
  text: true,
});

/** A named list with filters. */
export const savedViewSchema = z.object({
  id: idSchema,
  part: z.enum(recordParts),
  name: z.string(),
  /** The query of the desk's address, e.g. "status=open&owner=me". */
  query: z.string(),
  shared: z.boolean(),
  mine: z.boolean(),
});
export type SavedView = z.infer<typeof savedViewSchema>;
export const savedViewsSchema = z.object({ items: z.array(savedViewSchema) });

export const newSavedViewSchema = z.object({
  part: z.enum(recordParts),
  name: typedText(deskLimits.viewName),
  query: z.string().max(1_000),
  shared: z.boolean().default(false),
});
export type NewSavedView = z.input<typeof newSavedViewSchema>;
export const changeSavedViewSchema = z.object({ name: typedText(deskLimits.viewName), shared: z.boolean() });
export type ChangeSavedView = z.input<typeof changeSavedViewSchema>;
