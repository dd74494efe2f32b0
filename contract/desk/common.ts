import { z } from "zod";
import { multilineText, storableText } from "../storable-text.ts";
import { eraseReasons } from "./erase-reasons.ts";
import { recordKinds } from "./kinds.ts";
import { deskLimits, maxMentions } from "./limits.ts";

/** ISO 8601 in UTC with milliseconds. */
export const timeSchema = z.iso.datetime({ precision: 3 });

/** A time that a caller gives: any ISO 8601 form with a zone. */
export const momentSchema = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text).toISOString());

export const idSchema = storableText().min(1).max(100);

/** The `:id` of a path. */
export const idParamsSchema = z.object({ id: idSchema });

/** Counts the changes of a record. A change of any other version than the stored one is answered with 409. */
export const versionSchema = z.number().int().min(1);

/** "1" switches a filter on. */
export const flagSchema = z.enum(["1"]).optional();

/** Values in a query, separated by commas, each once. Undefined for an empty list: it filters nothing. */
export function listOf<Value extends string>(values: readonly [Value, ...Value[]]) {
  return z
    .string()
    .transform((text) => [...new Set(text.split(",").filter((part) => part !== ""))])
    .pipe(z.array(z.enum(values)))
    .transform((list) => (list.length === 0 ? undefined : list))
    .optional();
}

/** Keyset paging: `cursor` is the opaque `nextCursor` of the previous page. */
export const pageQuerySchema = z.object({
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

/** One page of a list. `nextCursor` is null on the last page. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() });
}

/** A colleague. The history also names dismissed colleagues. */
export const staffNameSchema = z.object({ id: idSchema, name: z.string() });
export type StaffName = z.infer<typeof staffNameSchema>;

/** A text that staff type, of one character or more. It may have several lines. */
export function typedText(longest: number) {
  return multilineText().trim().min(1).max(longest);
}

/** A mail address, in lower case. */
export const emailSchema = z
  .string()
  .trim()
  .max(254)
  .transform((text) => text.toLowerCase())
  .pipe(z.email());

/** Words of a search, a name or a reference. */
export const searchWordsSchema = storableText().trim().max(200);
export const searchQuerySchema = z.object({ q: searchWordsSchema.min(1) });

/** The filters that all lists of records have. */
export const recordFilterSchema = z.object({
  /** Words, or a reference, which finds its record whatever the other filters say. */
  q: searchWordsSchema.optional(),
  box: z.enum(["inbox", "quarantine", "all"]).default("inbox"),
  /** "me", "none" or the id of a colleague. */
  owner: idSchema.optional(),
  from: momentSchema.optional(),
  to: momentSchema.optional(),
  /** Records with a note or a comment that mentions the caller. */
  mentioned: flagSchema,
});
export type RecordFilter = z.output<typeof recordFilterSchema>;

/** How many rows an export has, counted up to a limit. */
export const exportCountSchema = z.object({
  rows: z.number().int(),
  more: z.boolean(),
});
export type ExportCount = z.infer<typeof exportCountSchema>;

/** The response to a change that can be undone for a while. */
export const undoableSchema = z.object({
  /** For `POST /api/undo`. Null when nothing was changed, or a part of the change cannot be undone. */
  undo: z.string().nullable(),
});

/** The response to a change of many records at once. */
export const bulkChangedSchema = undoableSchema.extend({ changed: z.number().int() });

export const undoInputSchema = z.object({ undo: idSchema });
export const undoResultSchema = z.object({
  restored: z.number().int(),
  /** Records that stay as they are: somebody else has changed them since, or has deleted their stage. */
  skipped: z.number().int(),
  /** Mails of the change that have left, or may have left. */
  mailsSent: z.number().int(),
});
export type UndoResult = z.infer<typeof undoResultSchema>;

/** What a step changed, e.g. { statusFrom: "new", statusTo: "open" }. Stages and colleagues stand by their names. */
const stepDetailSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

export const recentChangesSchema = z.object({
  items: z.array(
    z.object({
      /** For `POST /api/undo`. */
      undo: idSchema,
      at: timeSchema,
      kind: z.enum(recordKinds),
      /** How many records the change has. */
      count: z.number().int(),
      /** The name of the visitor who sent the first record. */
      name: z.string(),
      /** What changed in the first record, as in a history. */
      detail: stepDetailSchema,
    }),
  ),
});
export type RecentChanges = z.infer<typeof recentChangesSchema>;

/** One step in the history of a message or an applicant. */
export const historyEntrySchema = z.object({
  id: z.string(),
  at: timeSchema,
  /** Null: the program, or the visitor. */
  by: staffNameSchema.nullable(),
  /** e.g. "inbox.changed". */
  action: z.string(),
  /** Never an identity number. */
  detail: stepDetailSchema,
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** A mail to a visitor or an applicant. */
export const sentMailSchema = z.object({
  id: idSchema,
  at: timeSchema,
  by: staffNameSchema.nullable(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** "waiting": not tried yet, or tried again later. Without SMTP_URL mails wait. */
  state: z.enum(["waiting", "delivered", "failed"]),
  error: z.string().nullable(),
});
export type SentMail = z.infer<typeof sentMailSchema>;

/** A new mail: it leaves after `sendDelayMs`, and can be undone until then. */
export const mailSentSchema = undoableSchema.extend({ mail: sentMailSchema });

/** A note or a comment. */
export const noteSchema = z.object({
  id: idSchema,
  at: timeSchema,
  by: staffNameSchema,
  text: z.string(),
  mentions: z.array(staffNameSchema),
});
export type Note = z.infer<typeof noteSchema>;

export const noteInputSchema = z.object({
  text: typedText(deskLimits.note),
  /** The ids of the colleagues whom the note mentions. */
  mentions: z.array(idSchema).max(maxMentions).default([]),
});
export type NoteInput = z.input<typeof noteInputSchema>;

/** A password that is compared, not set. */
export const givenPasswordSchema = z.string().min(1).max(deskLimits.password);

/** What showing identity numbers needs: the password again, and a reason for the audit log. */
export const reasonAndPasswordSchema = z.object({
  password: givenPasswordSchema,
  reason: typedText(deskLimits.reason),
});

export const eraseSchema = z.object({ password: givenPasswordSchema, reason: z.enum(eraseReasons) });
