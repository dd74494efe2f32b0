import { z } from "zod";
import { contactMessageSchema } from "../contact.ts";
import {
  flagSchema,
  historyEntrySchema,
  idSchema,
  listOf,
  mailSentSchema,
  momentSchema,
  noteSchema,
  pageOf,
  pageQuerySchema,
  recordFilterSchema,
  sentMailSchema,
  staffNameSchema,
  timeSchema,
  typedText,
  undoableSchema,
  versionSchema,
} from "./common.ts";
import { deskLimits } from "./limits.ts";

/** "waiting": the visitor has to act. */
export const messageStatuses = ["new", "open", "waiting", "done"] as const;
const messageStatusSchema = z.enum(messageStatuses);
export type MessageStatus = z.infer<typeof messageStatusSchema>;

/**
 * Why a record may be spam: "trap", the honeypot field was filled in; "haste", the form was filled in faster than a person
 * can; "staff", a colleague says so.
 */
export const quarantineSchema = z.enum(["trap", "haste", "staff"]);
export type QuarantineReason = z.infer<typeof quarantineSchema>;

/** The filters of the list. The export and saved views take the same. */
export const inboxFilterSchema = recordFilterSchema.extend({
  status: listOf(messageStatuses).optional(),
  /** Snoozed messages are left out until their time, except with "only" or "show". */
  snoozed: z.enum(["hide", "only", "show"]).default("hide"),
  overdue: flagSchema,
  unread: flagSchema,
});

/** "due" sorts by due time, done messages last. With `q` the newest come first. */
export const inboxQuerySchema = inboxFilterSchema.extend({
  sort: z.enum(["due", "newest", "oldest"]).default("due"),
  ...pageQuerySchema.shape,
});

/** What the visitor filled in, but for the message: lists show that in part. */
export const shortFields = contactMessageSchema.omit({ query: true }).keyof().options;
type ShortField = (typeof shortFields)[number];
export type ShortFields = Readonly<Record<ShortField, string>>;

/** As they are stored: a limit that was lowered since then is none for them. */
const shortTexts = Object.fromEntries(shortFields.map((name) => [name, z.string()])) as Record<
  ShortField,
  z.ZodString
>;

export const messageItemSchema = z.object({
  id: idSchema,
  reference: z.string(),
  ...shortTexts,
  /** The beginning of the message, or the part around what the search found. */
  excerpt: z.string(),
  receivedAt: timeSchema,
  status: messageStatusSchema,
  owner: staffNameSchema.nullable(),
  /** When the first answer is due, by office hours; null once it was answered or done. */
  dueAt: timeSchema.nullable(),
  overdue: z.boolean(),
  snoozedUntil: timeSchema.nullable(),
  unread: z.boolean(),
  quarantine: quarantineSchema.nullable(),
  noteCount: z.number().int(),
  replyCount: z.number().int(),
  /** A reply has failed, or has waited for longer than a delivery takes; null if neither. */
  undelivered: z.enum(["waiting", "failed"]).nullable(),
  /** How many other messages have the same mail address and text, counted up to `maxDuplicates`. */
  duplicateCount: z.number().int(),
  version: versionSchema,
});
export type MessageItem = z.infer<typeof messageItemSchema>;

export const inboxPageSchema = pageOf(messageItemSchema);
export type InboxPage = z.infer<typeof inboxPageSchema>;

/** Each is counted up to `maxCounted`. */
export const inboxCountsSchema = z.object({
  new: z.number().int(),
  open: z.number().int(),
  waiting: z.number().int(),
  overdue: z.number().int(),
  mine: z.number().int(),
  unassigned: z.number().int(),
  unread: z.number().int(),
  /** Mentions of me that I have not read since, whatever their status. */
  mentionedUnread: z.number().int(),
  snoozed: z.number().int(),
  done: z.number().int(),
  quarantine: z.number().int(),
  all: z.number().int(),
  /** Rows of the outbox that have failed, or wait for longer than a delivery takes. */
  undelivered: z.number().int(),
});
export type InboxCounts = z.infer<typeof inboxCountsSchema>;

export const inboxFoundSchema = z.object({
  todo: z.number().int(),
  waiting: z.number().int(),
  snoozed: z.number().int(),
  done: z.number().int(),
  quarantine: z.number().int(),
  /** Only the newest were counted: there are more. */
  more: z.boolean(),
});
export type InboxFound = z.infer<typeof inboxFoundSchema>;

/** A message with everything that was written about it. */
const messageThreadSchema = messageItemSchema.extend({
  /** The whole message, identity numbers masked. */
  text: z.string(),
  /** The message as it was typed held an identity number; only the vault has it. */
  heldIdentityNumber: z.boolean(),
  /** An address that mail can be sent to; null when the visitor typed none. */
  replyTo: z.string().nullable(),
  notes: z.array(noteSchema),
  replies: z.array(sentMailSchema),
});
export type MessageThread = z.infer<typeof messageThreadSchema>;

export const personThreadsSchema = z.object({ items: z.array(messageThreadSchema) });

export const messageSchema = messageThreadSchema.extend({
  /** Digits with country code for tel: and wa.me links; null when the visitor typed no usable number. */
  phoneDigits: z.string().nullable(),
  history: z.array(historyEntrySchema),
  /** Other messages of the same address or phone, newest first, at most 20. */
  samePerson: z.array(messageItemSchema),
  /** There are more than these. */
  samePersonMore: z.boolean(),
  /** Others with the same text, newest first, at most 20. */
  duplicates: z.array(messageItemSchema),
  /** Colleagues who have it open now. */
  viewers: z.array(staffNameSchema),
});
export type Message = z.infer<typeof messageSchema>;

const changes = {
  status: messageStatusSchema.optional(),
  /** A colleague's id; null: nobody. */
  ownerId: idSchema.nullable().optional(),
  snoozedUntil: momentSchema.nullable().optional(),
  /** false releases it from the quarantine. */
  quarantined: z.boolean().optional(),
};

export const changeMessageSchema = z.object({ version: versionSchema, ...changes });
export type ChangeMessage = z.input<typeof changeMessageSchema>;
export const messageChangedSchema = undoableSchema.extend({ item: messageItemSchema });

export const markReadSchema = z.object({ read: z.boolean() });

export const replySchema = z.object({
  /** Made by the browser for each reply (crypto.randomUUID()): a repeat of the same key sends nothing more. */
  key: z.uuid(),
  version: versionSchema,
  /** Default: "Re: " and the subject of the message. */
  subject: typedText(deskLimits.mailSubject).optional(),
  text: typedText(deskLimits.mailText),
  /** The status afterwards. */
  status: z.enum(["open", "waiting", "done"]).default("waiting"),
});
export type Reply = z.input<typeof replySchema>;
export const replySentSchema = mailSentSchema.extend({ item: messageItemSchema });

/** Times within the office hours that the desk offers for a snooze. */
export const snoozeTimesSchema = z.object({
  /** After three office hours. */
  later: timeSchema,
  /** When the office opens on another day: tomorrow at the earliest, in three days, in a week. */
  tomorrow: timeSchema,
  days: timeSchema,
  week: timeSchema,
});
export type SnoozeTimes = z.infer<typeof snoozeTimesSchema>;

export const inboxBulkSchema = z.object({
  ids: z.array(idSchema).min(1).max(200),
  change: z.object({ ...changes, read: z.boolean().optional() }),
});
export type InboxBulk = z.input<typeof inboxBulkSchema>;

export const presenceSchema = z.object({ typing: z.boolean().default(false) });
