/**
 * The name of each change in the audit log, which begins with the part of the desk, and the type of its subject. Names
 * are stored, so no name may change. Without zod, because the browser imports it.
 */
export const auditActions = {
  "session.begin": "staff",
  "session.end": "staff",

  "inbox.changed": "message",
  "inbox.note": "message",
  "inbox.reply": "message",
  "inbox.undone": "message",
  "inbox.erased": "message",
  "inbox.export": "export",
  "inbox.exported": "export",

  "applicants.changed": "applicant",
  "applicants.stage": "applicant",
  "applicants.comment": "applicant",
  "applicants.rating": "applicant",
  "applicants.mail": "applicant",
  "applicants.revealed": "applicant",
  "applicants.undone": "applicant",
  "applicants.erasure-requested": "applicant",
  "applicants.erased": "applicant",
  "applicants.export": "export",
  "applicants.exported": "export",
  "stages.created": "stage",
  "stages.changed": "stage",
  "stages.deleted": "stage",

  "saved-replies.created": "saved-reply",
  "saved-replies.changed": "saved-reply",
  "saved-replies.deleted": "saved-reply",
  "saved-views.created": "saved-view",
  "saved-views.changed": "saved-view",
  "saved-views.deleted": "saved-view",

  "jobs.created": "job",
  "jobs.changed": "job",
  "jobs.deleted": "job",

  "outbox.retried": "outbox",

  "people.invited": "invitation",
  "people.uninvited": "invitation",
  "people.joined": "staff",
  "people.changed": "staff",
  "people.name": "staff",
  "people.password": "staff",
  "people.password-link": "staff",
  "people.second-factor": "staff",
  "people.recovery-codes": "staff",
  "people.signed-out": "staff",

  "settings.changed": "settings",
  "settings.test-mail": "settings",
} as const;

export type AuditAction = keyof typeof auditActions;
export type AuditSubject = (typeof auditActions)[AuditAction];
/** The part of the desk with which an action's name begins. */
export type AuditPart = AuditAction extends `${infer Part}.${string}` ? Part : never;
