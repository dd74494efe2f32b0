import type { Generated } from "kysely";
import type { ChatOutcome } from "#contract/chat.ts";
import type { MessageStatus } from "#contract/desk/inbox.ts";
import type { DeskJobStatus } from "#contract/desk/jobs.ts";
import type { DeliveryKind } from "#contract/desk/kinds.ts";
import type { ChannelName, OutboxStatus } from "#contract/desk/outbox.ts";
import type { QuarantineReason } from "#contract/quarantine.ts";
import type { SealedText } from "../vault/vault.ts";
import type { DeskTables } from "./desk-tables.ts";

/**
 * The tables after the last migration. On both engines times are text, ISO 8601 in UTC with milliseconds, so they sort
 * and compare alike.
 */
export interface Tables extends DeskTables {
  /** The identity numbers of an applicant. Only the vault can read them. */
  applicant_identities: SealedText & {
    applicant_id: string;
    /** The blind index: an HMAC, the same for the same Aadhaar number. A migration renames no column (only-add.test.ts). */
    aadhar_fingerprint: string;
  };
  /** An application that was acknowledged, without its identity numbers. Those in free text are masked. */
  applicants: {
    id: string;
    /** Null in applications from before migration 8. */
    reference: string | null;
    job_id: string;
    name: string;
    address: string;
    phone_number: string;
    description: string;
    /** The id of the first application of the same person for the same job; null for the first. */
    repeats: string | null;
    received_at: string;
    /** Always "new": the stage took its place. */
    status: "new";
    quarantine: QuarantineReason | null;
    stage_id: Generated<string>;
    stage_since: string | null;
    owner_id: string | null;
    /** Added by HR; the form asks for none. */
    email: string | null;
    /** When the record has to be erased, if the person asked for it. */
    erasure_due_at: string | null;
    changed_at: string | null;
    rating_sum: Generated<number>;
    rating_count: Generated<number>;
    comment_count: Generated<number>;
    version: Generated<number>;
  };
  /** One message to Meena and her answer. Phone, identity and card numbers are blacked out in both. */
  chat_turns: {
    id: string;
    /** Made by the browser; the turns of one visitor share it. */
    session_id: string;
    /** The language of her answer, e.g. "hi-Latn". */
    language: string;
    message: string;
    reply: string;
    outcome: ChatOutcome;
    /** The topic that the message was understood as. */
    topic: string;
    said_at: string;
  };
  /** How many chat turns each day of India has: the sum of its parts. Triggers keep it. */
  chat_turn_counts: {
    /** e.g. "2026-11-23". */
    day: string;
    /** Transactions of PostgreSQL that run at the same time count in parts of their own. */
    part: number;
    turns: number;
  };
  /** How many messages each hour of India has, kept in the same way. */
  contact_message_counts: {
    /** e.g. "2026-11-23 08". */
    hour: string;
    part: number;
    messages: number;
  };
  /** A message that was acknowledged to a visitor. Identity numbers in it are masked. */
  contact_messages: {
    id: string;
    /** Short enough for the phone, e.g. GM-7K3F9Q. */
    reference: string;
    name: string;
    email: string;
    phone: string;
    subject: string;
    query: string;
    received_at: string;
    status: MessageStatus;
    quarantine: QuarantineReason | null;
    owner_id: string | null;
    /** When the first answer is due; null once the message was answered or done. */
    due_at: string | null;
    /** When staff first answered by mail. */
    answered_at: string | null;
    snoozed_until: string | null;
    /** The last change that a colleague should read: the arrival, a note, an answer. */
    changed_at: string | null;
    /** The phone number as digits with its country code, however it was written; null if it cannot be called. */
    phone_digits: string | null;
    /** A hash of address and text: copies of a message share it. */
    content_hash: string | null;
    /** Sorts what has to be done: see server/records/inbox-order.ts. */
    queue_key: string | null;
    note_count: Generated<number>;
    reply_count: Generated<number>;
    version: Generated<number>;
  };
  /** The message as it was typed, if it held an identity number. Only the vault can read it. */
  contact_originals: SealedText & {
    message_id: string;
  };
  /** The first answer to a call with an Idempotency-Key. */
  idempotency_keys: {
    /** The call that the key was used on, e.g. "contact". */
    scope: string;
    key: string;
    /** An HMAC of the accepted body, in hexadecimal. Keyed, because the body may hold an identity number. */
    body_hash: string;
    /** The answer's body as JSON. */
    answer: string;
    created_at: string;
  };
  jobs: {
    id: string;
    title: string;
    city: string;
    /** The site does not show a draft. */
    status: DeskJobStatus;
    /** When the job was posted, if known. */
    posted_at: string | null;
    /** Plain text; an empty line separates paragraphs. */
    text: Generated<string>;
    /** A word of schema.org, e.g. FULL_TIME. */
    employment_type: string | null;
    changed_at: string | null;
    version: Generated<number>;
  };
  /** A notification of staff, or a mail of theirs. Its content is read from the record when it is delivered. */
  outbox: {
    /** Sent with it, so that a repeat can be recognised. */
    id: string;
    channel: ChannelName;
    kind: DeliveryKind;
    /** The id of the record that a notification is about, or of the row in desk_mails that holds a mail of staff. */
    record_id: string;
    status: OutboxStatus;
    attempts: number;
    /** When it may be tried next. During a delivery: when the lease of the delivering process ends. */
    due_at: string;
    /** Unset until the first attempt. */
    give_up_at: string | null;
    /** Null before the first attempt and during each one. */
    last_error: string | null;
    created_at: string;
    /** When it was delivered or became dead. */
    finished_at: string | null;
  };
  /** Only on PostgreSQL. */
  rate_limits: {
    /** The calls that are counted, e.g. "contact". */
    scope: string;
    /** An HMAC of the address. */
    client: string;
    /**
     * When the token bucket is full again, `arrivalTime` of rate-limit.ts: seconds since 1970, by the database's clock.
     */
    whole_at: number;
  };
  schema_migrations: {
    name: string;
    applied_at: string;
    /** Whether a program that does not know the migration may use the database. */
    older_programs: Generated<"run" | "refuse">;
  };
  /** The master key of this database's vault. */
  vault_keys: {
    /** Always "current": there is one. */
    slot: string;
    key_id: string;
    first_used_at: string;
  };
}
