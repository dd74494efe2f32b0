import type { DeskMailKind, NotificationKind } from "#contract/desk/kinds.ts";
import type { ChannelName } from "#contract/desk/outbox.ts";
import type { QuarantineReason } from "#contract/quarantine.ts";
import type { BatchingLoader } from "../database/batching-loader.ts";
import type { Queryable } from "../database/database.ts";

/**
 * Stores a notification of staff about a record, in the transaction that stores the record: it is delivered if and only
 * if the transaction is committed.
 */
export type Notify = (
  batched: BatchingLoader,
  kind: NotificationKind,
  recordId: string,
  now: Date,
) => Promise<void>;

/** A notification as staff read it. Records, and so notifications, hold no identity numbers. */
export interface NotificationContent {
  /** One line. */
  readonly title: string;
  /** Label and value. */
  readonly lines: readonly (readonly [label: string, value: string])[];
  /** The visitor's own message. */
  readonly text: string;
  readonly replyTo: string | undefined;
  /** Why a record of a visitor may be spam. The notification is sent all the same, and says so. */
  readonly quarantine?: QuarantineReason | null;
  /** The payload for the webhook. Its type is e.g. "contact.received". */
  readonly event: { readonly type: string; readonly data: Readonly<Record<string, unknown>> };
}

/** A mail that staff wrote to one person. */
export interface PersonalMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The ids of the outbox rows of earlier mails about the same record, oldest first, for mail programs' threads. */
  readonly thread: readonly string[];
}

/**
 * Reads the content of a row of the outbox from its record, at the moment of delivery: the outbox holds no personal
 * data.
 *
 * @returns undefined when the record was erased.
 */
export type ContentReader<Content> = (db: Queryable, recordId: string) => Promise<Content | undefined>;

export type NotificationReaders = Readonly<Record<NotificationKind, ContentReader<NotificationContent>>>;
export type MailReaders = Readonly<Record<DeskMailKind, ContentReader<PersonalMail>>>;

/** Is called after a delivery, in the transaction that marks the row as delivered. */
export type OnDelivered = (transaction: Queryable, recordId: string, now: Date) => Promise<void>;

/** A way to deliver: the webhook gets notifications of staff, the mail server also the mails that staff wrote. */
export interface Channel<Content> {
  readonly name: ChannelName;
  /**
   * Makes one attempt. Resolves when the receiver has accepted the content.
   *
   * @param id the same at every attempt, so that the receiver recognises a repeat.
   * @param signal ends the attempt; no part of it may go on afterwards.
   * @throws DeliveryError
   */
  readonly deliver: (content: Content, id: string, signal: AbortSignal) => Promise<void>;
}

/** A failed attempt. Its message is stored and shown to staff, so it holds no personal data and no secret. */
export class DeliveryError extends Error {
  override readonly name = "DeliveryError";
  /** Whether any other delivery would fail too, because the server is away or refuses us. */
  readonly isOfChannel: boolean;

  constructor(message: string, of: "channel" | "delivery") {
    super(message);
    this.isOfChannel = of === "channel";
  }
}
