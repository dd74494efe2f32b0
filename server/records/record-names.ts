import type { RecordKind } from "#contract/desk/kinds.ts";

/** What each kind of record is called where the word is stored or public, and so cannot change. */
export const recordNames = {
  message: {
    table: "contact_messages",
    notification: "contact-message",
    idempotencyScope: "contact",
    hmacPurpose: "contact message",
    undoKind: "messages",
    exportName: "messages",
    noteAction: "inbox.note",
    noteCount: "note_count",
  },
  applicant: {
    table: "applicants",
    notification: "application",
    idempotencyScope: "applicants",
    hmacPurpose: "application",
    undoKind: "applicants",
    exportName: "applicants",
    noteAction: "applicants.comment",
    noteCount: "comment_count",
  },
} as const satisfies Record<RecordKind, object>;

export type RecordTable = (typeof recordNames)[RecordKind]["table"];

/** The purpose of the HMAC by which an applicant's Aadhaar number is found again: the blind index that is stored. */
export const blindIndexPurpose = "aadhar";
