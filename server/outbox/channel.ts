import type { DeskMailKind, NotificationKind } from "#contract/desk/kinds.ts";
import type { ChannelName } from "#contract/desk/outbox.ts";
import type { BatchingLoader } from "../database/batching-loader.ts";
import type { Queryable } from "../database/connect.ts";

/**
 * Stores, in the transaction that stores a record, that staff have to be notified of it. They are notified if and only
 * if that transaction is committed.
 */
export type Notify = (
  batched: BatchingLoader,
  kind: NotificationKind,
  recordId: string,
  now: Date,
) => Promise<void>;

/** What staff read. It holds no identity number, because records are stored without. */
export interface NotificationContent {
  /** One line. */
  readonly title: string;
  /** Label and value. */
  readonly lines: readonly (readonly [label: string, value: string])[];
  /** The visitor's own message. */
  readonly text: string;
  /** The visitor's mail address, if there is one. */
  readonly replyTo: string | undefined;
  /** The payload for the webhook. Its type is e.g. "contact.received". */
  readonly event: { readonly type: string; readonly data: Readonly<Record<string, unknown>> };
}

/** A mail that staff wrote to one person. */
export interface PersonalMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /**
   * The ids of the outbox rows of earlier mails about the same record, oldest first: mail programs then show a thread.
   */
  readonly thread: readonly string[];
}

/**
 * Reads what a row of the outbox is about, at the moment of delivery: the outbox itself holds no personal data.
 *
 * @returns undefined when the record has been erased meanwhile.
 */
export type ContentReader<Content> = (db: Queryable, recordId: string) => Promise<Content | undefined>;

export type NotificationReaders = Readonly<Record<NotificationKind, ContentReader<NotificationContent>>>;
export type MailReaders = Readonly<Record<DeskMailKind, ContentReader<PersonalMail>>>;

/** Is called when this was delivered, in the transaction that stores it. */
export type OnDelivered = (transaction: Queryable, recordId: string, now: Date) => Promise<void>;

/** Delivers by one medium: the webhook gets notifications of staff, the mail server also mails to one person. */
export interface Channel<Content> {
  readonly name: ChannelName;
  /**
   * Makes one attempt. Resolves when the other side has accepted it.
   *
   * @param id the same at every attempt, so that the other side recognises a repeat.
   * @param signal ends the attempt; nothing of it may go on afterwards.
   * @throws DeliveryError
   */
  readonly deliver: (content: Content, id: string, signal: AbortSignal) => Promise<void>;
}

/** An attempt failed. The message is kept and shown to staff: it holds no personal data and no secret. */
export class DeliveryError extends Error {
  override readonly name = "DeliveryError";
  /** Whether any other delivery would have failed as well, because the server is away or refuses us. */
  readonly isOfChannel: boolean;

  constructor(message: string, of: "channel" | "delivery") {
    super(message);
    this.isOfChannel = of === "channel";
  }
}
