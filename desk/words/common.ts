import { maxCounted } from "#contract/desk/limits.ts";

/** Words that several screens share. */
export const common = {
  desk: "Desk",
  close: "Close",
  cancel: "Cancel",
  confirm: "Continue",
  save: "Save",
  unsaved: "Not saved yet. What you typed is kept in this tab.",
  discard: "Discard my changes",
  undo: "Undo",
  undone: "Undone.",
  undoneExcept: (skipped: number) =>
    `Undone, except ${skipped} that a colleague has changed since, or whose stage is gone. Open them to see the change.`,
  undoneButMail: "The mail had already left, so it cannot be recalled.",
  dismiss: "Dismiss this notice",
  selection: "Selection",
  loading: "Loading…",
  tryAgain: "Try again",
  nobody: "Nobody",
  yes: "Yes",
  no: "No",
  new: "New",
  me: "me",
  delete: "Delete",
  edit: "Edit",
  copied: "Copied.",
  notCopied: "The browser does not let the desk copy. Select the text and copy it yourself.",
  call: "Call",
  whatsApp: "WhatsApp",
  website: "The website",
  mailNotSetUp: "Mail is not set up, so what you send waits in the outbox.",
  askForMail: { admin: "Whoever runs the server sets SMTP_URL.", others: "Please tell an admin." },
  seeOutbox: "See the outbox",
  dueIn: (time: string) => `Due in ${time}`,
  overdueBy: (time: string) => `${time} late`,
  skipToContent: "Skip to the content",
  noEmail: "This is no email address. One looks like name@example.com.",
  missing: (field: string) => `Please fill in “${field}”.`,
  reason: "Reason",
  chooseReason: "Choose a reason",
  reasonHint: "It is kept in the audit log with your name.",
  typedReasonHint: "It is kept in the audit log with your name, until the applicant is erased.",
  yourPassword: "Your password",
  showTyped: "Show what I type",
  yourPasswordHint: "We ask again, in case you left your screen unlocked.",
  theirs: "On the server now",
  yours: "Your version",
  conflictTitle: "A colleague was faster",
  conflictText:
    "Somebody changed this record after you opened it, so your change is not stored yet. Compare both and choose.",
  conflictKeepTheirs: "Keep theirs",
  conflictUseMine: "Store mine",
} as const;

/** A count that the server ends at `maxCounted`. */
export function cappedCount(count: number): string {
  return count >= maxCounted ? `${maxCounted - 1}+` : String(count);
}

/** Errors of a call: what failed, why, and what to do. */
export const callErrors = {
  offline: "The server could not be reached. Check your connection; what you typed is kept.",
  forbidden: "Your role does not allow this. Ask an admin if you need it.",
  conflict: "Somebody changed this meanwhile. Look at the current version and try again.",
  tooMany: (seconds: number) => `Too many attempts. Try again in ${seconds} s.`,
  server: "The server could not do this just now. Try again in a moment; what you typed is kept.",
  unexpected: "The server's answer could not be read. Load the page again; if it stays so, tell an admin.",
} as const;
