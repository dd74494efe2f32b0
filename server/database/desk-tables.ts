import type { StageKind } from "#contract/desk/applicants.ts";
import type { AuditSubject } from "#contract/desk/audit-actions.ts";
import type { DeskMailKind, RecordPart } from "#contract/desk/kinds.ts";
import type { Role } from "#contract/desk/roles.ts";
import type { InvitationOffer } from "#contract/desk/session.ts";
import type { SealedText } from "../vault/vault.ts";

/** The tables of the desk. Times are text, as in tables.ts; a yes or no is 1 or 0 on both engines. */
export interface DeskTables {
  desk_audit: {
    sequence: number;
    at: string;
    actor_id: string | null;
    action: string;
    subject_type: AuditSubject;
    subject_id: string;
    /** JSON. */
    detail: string;
    /** SHA-256 over the entry and the hash of the one before. */
    hash: string;
  };
  /** The last entry of the audit log. Its row is the lock that keeps the chain in order. */
  desk_audit_head: {
    slot: string;
    sequence: number;
    hash: string;
  };
  /** What staff typed as the reason of an entry about an applicant, until the applicant is erased. */
  desk_audit_reasons: {
    sequence: number;
    applicant_id: string;
    reason: string;
  };
  /** A one-time link. It is deleted when it is used. */
  desk_invitations: {
    id: string;
    token_hash: string;
    purpose: InvitationOffer["purpose"];
    /** Null: the set-up link of the first start. */
    email: string | null;
    name: string | null;
    role: Role;
    /** The colleague whose password it changes; null in an invitation. */
    staff_id: string | null;
    created_by: string | null;
    created_at: string;
    expires_at: string;
  };
  desk_lockouts: {
    /** An HMAC of an account, an address, or both. */
    key: string;
    failures: number;
    locked_until: string;
    last_failure_at: string;
  };
  /** A mail that staff sent. Its delivery is the outbox's. */
  desk_mails: {
    id: string;
    /** Made by the browser: the same mail is not sent twice. */
    key: string;
    kind: DeskMailKind;
    record_id: string;
    staff_id: string | null;
    to_address: string;
    subject: string;
    text: string;
    /** Also the left part of its Message-ID. The row in the outbox is deleted some time after the delivery. */
    outbox_id: string;
    created_at: string;
  };
  desk_mentions: {
    note_id: string;
    staff_id: string;
    record_id: string;
  };
  /** A note on a message, or a comment on an applicant. */
  desk_notes: {
    id: string;
    record_id: string;
    staff_id: string;
    text: string;
    created_at: string;
  };
  desk_ratings: {
    applicant_id: string;
    staff_id: string;
    rating: number;
    rated_at: string;
  };
  /** When a colleague last read a message or an application. */
  desk_reads: {
    staff_id: string;
    record_id: string;
    read_at: string;
  };
  desk_recovery_codes: {
    /** SHA-256. The code is random enough to need no slow hash. */
    code_hash: string;
    staff_id: string;
  };
  desk_saved_replies: {
    id: string;
    /** The API's `part`. */
    kind: RecordPart;
    title: string;
    subject: string;
    text: string;
    changed_at: string;
    changed_by: string | null;
    version: number;
  };
  desk_saved_views: {
    id: string;
    staff_id: string;
    /** The API's `part`. */
    screen: RecordPart;
    name: string;
    query: string;
    shared: number;
  };
  /** The sealed secret of an authenticator app. */
  desk_second_factors: SealedText & {
    staff_id: string;
    /** Null until a first code was right. Until then signing in takes no code. */
    confirmed_at: string | null;
    /** The time step of the last accepted code: no code counts twice. */
    last_step: number;
  };
  desk_sessions: {
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
  };
  desk_settings: {
    /** Always "current": there is one row. */
    slot: string;
    /** JSON: what differs from the defaults. */
    value: string;
    version: number;
  };
  /** A colleague who may sign in, or once could. Nobody is deleted, because the history names them. */
  desk_staff: {
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
  };
  desk_stage_moves: {
    id: string;
    applicant_id: string;
    stage_id: string;
    entered_at: string;
  };
  desk_stages: {
    id: string;
    name: string;
    kind: StageKind;
    position: number;
    template_id: string | null;
    version: number;
  };
  /** What a change replaced, so that it can be taken back. */
  desk_undos: {
    id: string;
    staff_id: string;
    kind: "messages" | "applicants";
    /** JSON. */
    before: string;
    created_at: string;
  };
}

export type DeskAuditTable = DeskTables["desk_audit"];
export type DeskInvitationsTable = DeskTables["desk_invitations"];
export type DeskSessionsTable = DeskTables["desk_sessions"];
export type DeskStaffTable = DeskTables["desk_staff"];
export type DeskUndosTable = DeskTables["desk_undos"];
