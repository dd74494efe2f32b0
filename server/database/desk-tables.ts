import type { StageKind } from "#contract/desk/applicants.ts";
import type { Role } from "#contract/desk/roles.ts";

/** The tables of the desk. Times are text, as in tables.ts; a yes or no is 1 or 0 on both engines. */
export interface DeskTables {
  desk_audit: DeskAuditTable;
  desk_audit_head: DeskAuditHeadTable;
  desk_invitations: DeskInvitationsTable;
  desk_lockouts: DeskLockoutsTable;
  desk_mails: DeskMailsTable;
  desk_mentions: DeskMentionsTable;
  desk_notes: DeskNotesTable;
  desk_ratings: DeskRatingsTable;
  desk_reads: DeskReadsTable;
  desk_recovery_codes: DeskRecoveryCodesTable;
  desk_saved_replies: DeskSavedRepliesTable;
  desk_saved_views: DeskSavedViewsTable;
  desk_second_factors: DeskSecondFactorsTable;
  desk_sessions: DeskSessionsTable;
  desk_settings: DeskSettingsTable;
  desk_staff: DeskStaffTable;
  desk_stage_moves: DeskStageMovesTable;
  desk_stages: DeskStagesTable;
  desk_undos: DeskUndosTable;
}

/** Somebody who may sign in, or could. Nobody is deleted, because the history names them. */
export interface DeskStaffTable {
  id: string;
  /** In lower case. */
  email: string;
  name: string;
  role: Role;
  active: number;
  /** argon2id, in PHC format. */
  password_hash: string;
  second_factor_required: number;
  /** What arrived earlier counts as read. */
  created_at: string;
  last_seen_at: string | null;
  version: number;
}

/** The sealed secret of an authenticator app. */
export interface DeskSecondFactorsTable {
  staff_id: string;
  key_id: string;
  wrapped_key: string;
  sealed: string;
  /** Null until a first code was right: before, it is not asked for. */
  confirmed_at: string | null;
  /** The time step of the last accepted code: no code counts twice. */
  last_step: number;
}

export interface DeskRecoveryCodesTable {
  /** SHA-256. The code is random enough to need no slow hash. */
  code_hash: string;
  staff_id: string;
}

export interface DeskSessionsTable {
  id: string;
  /** SHA-256 of the cookie's token, so that nobody can sign in with what the database holds. */
  token_hash: string;
  staff_id: string;
  /** "second-factor": the password was right, the code is missing. */
  state: "second-factor" | "full";
  user_agent: string;
  created_at: string;
  last_used_at: string;
  expires_at: string;
}

/** A one-time link. It is deleted when it is used. */
export interface DeskInvitationsTable {
  id: string;
  token_hash: string;
  purpose: "account" | "password";
  /** Null: the set-up link of the first start. */
  email: string | null;
  name: string | null;
  role: Role;
  /** Whose password it changes. */
  staff_id: string | null;
  created_by: string | null;
  created_at: string;
  expires_at: string;
}

export interface DeskLockoutsTable {
  /** A keyed hash of an account, an address, or both. */
  key: string;
  failures: number;
  locked_until: string;
  last_failure_at: string;
}

export interface DeskSettingsTable {
  /** Always "current": there is one row. */
  slot: string;
  /** JSON: what differs from the defaults. */
  value: string;
  version: number;
}

export interface DeskAuditTable {
  sequence: number;
  at: string;
  actor_id: string | null;
  action: string;
  subject_type: string;
  subject_id: string;
  /** JSON. */
  detail: string;
  /** SHA-256 over the entry and the hash of the one before. */
  hash: string;
}

/** The last entry of the audit log. Its row is the lock that keeps the chain in order. */
export interface DeskAuditHeadTable {
  slot: string;
  sequence: number;
  hash: string;
}

/** A note on a message, or a comment on an applicant. */
export interface DeskNotesTable {
  id: string;
  record_id: string;
  staff_id: string;
  text: string;
  created_at: string;
}

export interface DeskMentionsTable {
  note_id: string;
  staff_id: string;
  record_id: string;
}

/** When a colleague last read a message. */
export interface DeskReadsTable {
  staff_id: string;
  record_id: string;
  read_at: string;
}

/** A mail that staff sent. Its delivery is the outbox's. */
export interface DeskMailsTable {
  id: string;
  /** Made by the browser: the same mail is not sent twice. */
  key: string;
  kind: "reply" | "applicant-mail" | "test-mail";
  record_id: string;
  staff_id: string | null;
  to_address: string;
  subject: string;
  text: string;
  /** Also the left part of its Message-ID. The outbox forgets the row a month after the delivery. */
  outbox_id: string;
  created_at: string;
}

/** What a change replaced, so that it can be taken back. */
export interface DeskUndosTable {
  id: string;
  staff_id: string;
  kind: "messages" | "applicants";
  /** JSON. */
  before: string;
  created_at: string;
}

export interface DeskStagesTable {
  id: string;
  name: string;
  kind: StageKind;
  position: number;
  template_id: string | null;
  version: number;
}

export interface DeskStageMovesTable {
  id: string;
  applicant_id: string;
  stage_id: string;
  entered_at: string;
}

export interface DeskRatingsTable {
  applicant_id: string;
  staff_id: string;
  rating: number;
  rated_at: string;
}

export interface DeskSavedRepliesTable {
  id: string;
  kind: "inbox" | "applicants";
  title: string;
  subject: string;
  text: string;
  changed_at: string;
  changed_by: string | null;
  version: number;
}

export interface DeskSavedViewsTable {
  id: string;
  staff_id: string;
  screen: "inbox" | "applicants";
  name: string;
  query: string;
  shared: number;
}
