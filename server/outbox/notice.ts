import type { BatchingLoader } from "../database/batching-loader.ts";
import type { Queryable } from "../database/connect.ts";
import type { ChannelName, NoticeKind } from "../database/tables.ts";

export const channelNames = ["mail", "webhook"] as const satisfies readonly ChannelName[];

/**
 * Remembers, in the transaction that stores a record, that staff have to be told of it. They are told if and only
 * if that transaction is committed.
 */
export type Notify = (
  batched: BatchingLoader,
  kind: NoticeKind,
  recordId: string,
  now: Date,
) => Promise<void>;

/** What staff are told. It holds no identity number: whoever writes one masks what visitors typed freely. */
export interface Notice {
  /** One line. */
  readonly title: string;
  /** Label and value. */
  readonly lines: readonly (readonly [label: string, value: string])[];
  /** What the visitor wrote at length. */
  readonly text: string;
  /** Where an answer goes, when the visitor left a mail address. */
  readonly replyTo: string | undefined;
  /** The same for programs. */
  readonly event: NoticeEvent;
}

export interface NoticeEvent {
  /** e.g. "contact.received". */
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Reads the record that a notification speaks of, at the moment of delivery: the outbox itself holds no personal data.
 *
 * @returns undefined when the record has been erased meanwhile.
 */
export type NoticeReader = (database: Queryable, recordId: string) => Promise<Notice | undefined>;

/** A way out of the house. */
export interface Channel {
  readonly name: ChannelName;
  /**
   * Delivers once. Resolves when the other side has taken it over.
   *
   * @param id the same at every attempt, for the other side to recognise a repeat.
   * @param signal ends the attempt; afterwards nothing of it may still be under way.
   * @throws DeliveryError
   */
  deliver(notice: Notice, id: string, signal: AbortSignal): Promise<void>;
}

/** An attempt failed. The message is kept and shown to staff: it holds no personal data and no secret. */
export class DeliveryError extends Error {
  override readonly name = "DeliveryError";
}
