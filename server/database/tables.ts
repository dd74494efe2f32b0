/**
 * The tables, as they are after the last migration. Times are text, ISO 8601 in UTC with
 * milliseconds, on both engines: they sort, compare and read the same everywhere.
 */
export interface Tables {
  contact_messages: ContactMessagesTable;
  idempotency_keys: IdempotencyKeysTable;
  schema_migrations: SchemaMigrationsTable;
}

/** A message that was acknowledged to a visitor. */
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
}

export type ContactMessageStatus = "new";

/** The first answer to a call that carried an Idempotency-Key. */
export interface IdempotencyKeysTable {
  /** The call that the key was used on, e.g. "contact". */
  scope: string;
  key: string;
  /** SHA-256 of the accepted body, in hexadecimal. */
  body_hash: string;
  /** The answer's body as JSON. */
  answer: string;
  created_at: string;
}

export interface SchemaMigrationsTable {
  name: string;
  applied_at: string;
}
