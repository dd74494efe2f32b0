import type { ChatOutcome } from "#contract/chat.ts";
import type { JobStatus } from "#contract/jobs.ts";

/**
 * The tables, as they are after the last migration. Times are text, ISO 8601 in UTC with
 * milliseconds, on both engines: they sort, compare and read the same everywhere.
 */
export interface Tables {
  applicant_identities: ApplicantIdentitiesTable;
  applicants: ApplicantsTable;
  chat_turns: ChatTurnsTable;
  contact_messages: ContactMessagesTable;
  contact_originals: ContactOriginalsTable;
  idempotency_keys: IdempotencyKeysTable;
  jobs: JobsTable;
  outbox: OutboxTable;
  rate_limits: RateLimitsTable;
  schema_migrations: SchemaMigrationsTable;
  vault_keys: VaultKeysTable;
}

/** A message that was acknowledged to a visitor, with identity numbers masked in what was typed. */
export interface ContactMessagesTable {
  id: string;
  /** Short and sayable on the phone, e.g. GM-7K3F9Q. */
  reference: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  query: string;
  received_at: string;
  status: ContactMessageStatus;
  quarantine: QuarantineReason | null;
}

/** The message as it was typed, where it held an identity number; only the vault reads it. */
export interface ContactOriginalsTable {
  message_id: string;
  key_id: string;
  wrapped_key: string;
  sealed: string;
}

export type ContactMessageStatus = "new";

/** Why a record may be spam: something filled in the field that nobody sees, or the form faster than a person can. */
export type QuarantineReason = "trap" | "haste";

/** One message to Meena and her answer. Phone, identity and card numbers are blacked out in both. */
export interface ChatTurnsTable {
  id: string;
  /** As the browser made it; the turns of one visitor share it. */
  session_id: string;
  /** What she answered in, e.g. "hi-Latn". */
  language: string;
  message: string;
  reply: string;
  outcome: ChatOutcome;
  /** What the message was taken for. */
  topic: string;
  said_at: string;
}

/** The first answer to a call that carried an Idempotency-Key. */
export interface IdempotencyKeysTable {
  /** The call that the key was used on, e.g. "contact". */
  scope: string;
  key: string;
  /** Of the accepted body, in hexadecimal: a keyed hash, because the body may hold an identity number. */
  body_hash: string;
  /** The answer's body as JSON. */
  answer: string;
  created_at: string;
}

export interface JobsTable {
  id: string;
  title: string;
  city: string;
  status: JobStatus;
  /** Since when it has been offered; unknown for a job that was put in without saying so. */
  posted_at: string | null;
}

/** An application that was acknowledged, without its identity numbers; they are masked in free text as well. */
export interface ApplicantsTable {
  id: string;
  /** As that of a contact message; null in an application from before there were references. */
  reference: string | null;
  job_id: string;
  name: string;
  address: string;
  phone_number: string;
  description: string;
  /** The first application of the same person for the same job, if this is not it. */
  repeats: string | null;
  received_at: string;
  status: ApplicantStatus;
  quarantine: QuarantineReason | null;
}

export type ApplicantStatus = "new";

/** The identity numbers of an applicant; only the vault reads them. */
export interface ApplicantIdentitiesTable {
  applicant_id: string;
  /** The blind index: an HMAC, the same for the same Aadhaar number. */
  aadhar_fingerprint: string;
  key_id: string;
  wrapped_key: string;
  sealed: string;
}

/** Which master key the vault of this database is opened with. */
export interface VaultKeysTable {
  /** Always "current": there is one. */
  slot: string;
  key_id: string;
  first_used_at: string;
}

/** A notification of staff: what they are told is read from the record when it is delivered. */
export interface OutboxTable {
  /** Goes out with it, so that a repeat can be recognised. */
  id: string;
  channel: ChannelName;
  kind: NoticeKind;
  record_id: string;
  status: OutboxStatus;
  attempts: number;
  /** When it may be tried next. While a process delivers it, when that process has forfeited it. */
  due_at: string;
  /** Unset until the first attempt. */
  give_up_at: string | null;
  last_error: string | null;
  created_at: string;
  /** When it was delivered or given up. */
  finished_at: string | null;
}

export type OutboxStatus = "pending" | "delivered" | "dead";

/** The ways in which staff are notified. */
export type ChannelName = "mail" | "webhook";

/** What staff are notified of. */
export type NoticeKind = "contact-message" | "application";

/** Only on PostgreSQL. */
export interface RateLimitsTable {
  /** Which calls are counted, e.g. "contact". */
  scope: string;
  /** A keyed hash of the address. */
  client: string;
  /** When the client may send a whole burst again: seconds since 1970, by the database's clock. */
  whole_at: number;
}

export interface SchemaMigrationsTable {
  name: string;
  applied_at: string;
}
