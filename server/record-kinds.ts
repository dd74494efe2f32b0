/** What visitors send: a contact message, or an application, which the desk calls by its applicant. */
export type RecordKind = "message" | "applicant";

/** What each kind is called where the word is stored or public, and so cannot change. */
export const recordKinds = {
  message: {
    table: "contact_messages",
    /** The part of the desk: the name of its event and the first word of its permissions. */
    part: "inbox",
    notification: "contact-message",
    idempotencyScope: "contact",
    undo: "messages",
    noteAction: "inbox.note",
    noteCount: "note_count",
    erasedAction: "inbox.erased",
    undoneAction: "inbox.undone",
  },
  applicant: {
    table: "applicants",
    part: "applicants",
    notification: "application",
    idempotencyScope: "applicants",
    undo: "applicants",
    noteAction: "applicants.comment",
    noteCount: "comment_count",
    erasedAction: "applicants.erased",
    undoneAction: "applicants.undone",
  },
} as const satisfies Record<RecordKind, object>;

export type RecordTable = (typeof recordKinds)[RecordKind]["table"];
