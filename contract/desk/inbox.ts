import { z } from "zod";
import { contactMessageSchema } from "../contact.ts";
import { quarantineSchema } from "../quarantine.ts";
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
import { deskLimits, maxBulk } from "./limits.ts";
import type { snoozeAfter } from "./snooze-after.ts";

/** "waiting": the visitor has to act. */
export const messageStatuses = ["new", "open", "waiting", "done"] as const;
const messageStatusSchema = z.enum(messageStatuses);
export type MessageStatus = z.infer<typeof messageStatusSchema>;

/** The filters of the list and the export. */
export const inboxFilterSchema = recordFilterSchema.extend({
  status: listOf(messageStatuses),
  /** "hide" leaves out messages until their snooze ends. */
  snoozed: z.enum(["hide", "only", "show"]).default("hide"),
  overdue: flagSchema,
  unread: flagSchema,
});

/** "due" sorts by due time, done messages last. With `q` the newest messages come first. */
export const inboxQuerySchema = inboxFilterSchema.extend({
  sort: z.enum(["due", "newest", "oldest"]).default("due"),
  ...pageQuerySchema.shape,
});

/** The fields that lists show whole: all that the visitor filled in, but the message. */
export const shortFields = contactMessageSchema.omit({ query: true }).keyof().options;
type ShortField = (typeof shortFields)[number];
export type ShortFields = Readonly<Record<ShortField, string>>;

/** No length limit: stored values may exceed a limit lowered later. */
const shortTexts = Object.fromEntries(shortFields.map((name) => [name, z.string()])) as Record<
  ShortField,
  z.ZodString
>;

export const messageItemSchema = z.object({
  id: idSchema,
  reference: z.string(),
  ...shortTexts,
  /** The beginning of the message, or the part that the search found. */
  excerpt: z.string(),
  receivedAt: timeSchema,
  status: messageStatusSchema,
  owner: staffNameSchema.nullable(),
  /** When the first answer is due, by office hours; null once the message is answered or done. */
  dueAt: timeSchema.nullable(),
  overdue: z.boolean(),
  snoozedUntil: timeSchema.nullable(),
  unread: z.boolean(),
  quarantine: quarantineSchema.nullable(),
  noteCount: z.number().int(),
  replyCount: z.number().int(),
  /** A reply has failed, or waits longer than a delivery takes; null without such a reply. */
  undelivered: z.enum(["waiting", "failed"]).nullable(),
  /** Other messages with the same mail address and text, counted up to `maxDuplicates`. */
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
  /** Messages of any status with an unread note that mentions the caller. */
  mentionedUnread: z.number().int(),
  snoozed: z.number().int(),
  done: z.number().int(),
  quarantine: z.number().int(),
  all: z.number().int(),
  /** Rows of the outbox that have failed, or wait longer than a delivery takes. */
  undelivered: z.number().int(),
});
export type InboxCounts = z.infer<typeof inboxCountsSchema>;

export const inboxFoundSchema = z.object({
  todo: z.number().int(),
  waiting: z.number().int(),
  snoozed: z.number().int(),
  done: z.number().int(),
  quarantine: z.number().int(),
  /** Only the newest hits were counted. */
  more: z.boolean(),
});
export type InboxFound = z.infer<typeof inboxFoundSchema>;

/** A message with its notes and replies. */
const messageThreadSchema = messageItemSchema.extend({
  /** The whole message, identity numbers masked. */
  text: z.string(),
  /** The visitor typed an identity number; only the vault has it. */
  heldIdentityNumber: z.boolean(),
  /** Null when the visitor typed no mail address. */
  replyTo: z.string().nullable(),
  notes: z.array(noteSchema),
  replies: z.array(sentMailSchema),
});
export type MessageThread = z.infer<typeof messageThreadSchema>;

export const personThreadsSchema = z.object({ items: z.array(messageThreadSchema) });

export const messageSchema = messageThreadSchema.extend({
  /** Digits with country code, for tel: and wa.me links; null when the visitor typed no phone number. */
  phoneDigits: z.string().nullable(),
  history: z.array(historyEntrySchema),
  /** Other messages of the same address or phone, newest first, at most `maxRelated`. */
  samePerson: z.array(messageItemSchema),
  samePersonMore: z.boolean(),
  /** Other messages with the same address and text, newest first, at most `maxRelated`. */
  duplicates: z.array(messageItemSchema),
  /** Colleagues who have the message open. */
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
  /** Made by the browser for each reply (crypto.randomUUID()): a reply is sent once for each key. */
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

/** The moments of `snoozeAfter`. */
export const snoozeTimesSchema = z.object({
  later: timeSchema,
  tomorrow: timeSchema,
  days: timeSchema,
  week: timeSchema,
} satisfies Record<keyof typeof snoozeAfter, unknown>);
export type SnoozeTimes = z.infer<typeof snoozeTimesSchema>;

export const inboxBulkSchema = z.object({
  ids: z.array(idSchema).min(1).max(maxBulk),
  change: z.object({ ...changes, read: z.boolean().optional() }),
});
export type InboxBulk = z.input<typeof inboxBulkSchema>;

export const presenceSchema = z.object({ typing: z.boolean().default(false) });
