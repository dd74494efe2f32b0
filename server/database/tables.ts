import type { ChatOutcome } from "#contract/chat.ts";
import type { JobStatus } from "#contract/jobs.ts";

/**
 * The tables after the last migration. On both engines times are text, ISO 8601 in UTC with milliseconds, so they sort and
 * compare alike.
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

/**
 * A message that was acknowledged to a visitor. Identity numbers in it are masked, except in rows from before
 * migration 9.
 */
export interface ContactMessagesTable {
  id: string;
  /** Short enough for the phone, e.g. GM-7K3F9Q. */
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

/** The message as it was typed, if it held an identity number. Only the vault can read it. */
export interface ContactOriginalsTable {
  message_id: string;
  key_id: string;
  wrapped_key: string;
  sealed: string;
}

export type ContactMessageStatus = "new";

/** Why a record may be spam: the honeypot field was filled in, or the form was filled in faster than a person can. */
export type QuarantineReason = "trap" | "haste";

/** One message to Meena and her answer. Phone, identity and card numbers are blacked out in both. */
export interface ChatTurnsTable {
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
}

/** The first answer to a call with an Idempotency-Key. */
export interface IdempotencyKeysTable {
  /** The call that the key was used on, e.g. "contact". */
  scope: string;
  key: string;
  /** An HMAC of the accepted body, in hexadecimal. Keyed, because the body may hold an identity number. */
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
  /** When the job was posted, if known. */
  posted_at: string | null;
}

/**
 * An application that was acknowledged, without its identity numbers. Those in free text are masked, except in rows
 * from before migration 9.
 */
export interface ApplicantsTable {
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
  status: ApplicantStatus;
  quarantine: QuarantineReason | null;
}

export type ApplicantStatus = "new";

/** The identity numbers of an applicant. Only the vault can read them. */
export interface ApplicantIdentitiesTable {
  applicant_id: string;
  /** The blind index: an HMAC, the same for the same Aadhaar number. */
  aadhar_fingerprint: string;
  key_id: string;
  wrapped_key: string;
  sealed: string;
}

/** The master key of this database's vault. */
export interface VaultKeysTable {
  /** Always "current": there is one. */
  slot: string;
  key_id: string;
  first_used_at: string;
}

/** A notification of staff. Its content is read from the record when it is delivered. */
export interface OutboxTable {
  /** Sent with it, so that a repeat can be recognised. */
  id: string;
  channel: ChannelName;
  kind: NotificationKind;
  record_id: string;
  status: OutboxStatus;
  attempts: number;
  /** When it may be tried next. During a delivery: when the lease of the delivering process ends. */
  due_at: string;
  /** Unset until the first attempt. */
  give_up_at: string | null;
  last_error: string | null;
  created_at: string;
  /** When it was delivered or became dead. */
  finished_at: string | null;
}

export type OutboxStatus = "pending" | "delivered" | "dead";

/** The ways in which staff are notified. */
export type ChannelName = "mail" | "webhook";

/** What staff are notified of. */
export type NotificationKind = "contact-message" | "application";

/** Only on PostgreSQL. */
export interface RateLimitsTable {
  /** The calls that are counted, e.g. "contact". */
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
