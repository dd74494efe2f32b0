import type { HistoryEntry } from "#contract/desk/common.ts";
import type { DeskSettings } from "#contract/desk/settings.ts";
import { eraseReasonNames } from "./erase-reasons.ts";
import { statusNames } from "./inbox.ts";
import { listed } from "./listed.ts";
import { roleNames } from "./roles.ts";
import { settingNames } from "./settings.ts";

type Detail = HistoryEntry["detail"];

/** Steps that need no more than their name. */
const plainSteps: Readonly<Record<string, string>> = {
  "session.end": "signed out",
  "inbox.export": "began to export messages",
  "inbox.erased": "erased the message for good",
  "applicants.export": "began to export applicants",
  "applicants.erased": "erased the applicant for good",
  "jobs.created": "wrote a new job",
  "jobs.deleted": "deleted the job",
  "stages.created": "added a stage",
  "stages.changed": "changed a stage",
  "stages.deleted": "removed a stage",
  "saved-replies.created": "wrote a saved reply",
  "saved-replies.changed": "changed a saved reply",
  "saved-replies.deleted": "deleted a saved reply",
  "saved-views.created": "saved a view",
  "saved-views.changed": "renamed or shared a saved view",
  "saved-views.deleted": "deleted a saved view",
  "people.name": "changed their name",
  "people.recovery-codes": "made new recovery codes",
  "people.signed-out": "signed a colleague out everywhere",
  "people.password-link": "made a link for a new password",
  "people.uninvited": "withdrew an invitation",
  "settings.test-mail": "sent a test mail",
  "outbox.retried": "had a delivery tried again",
};

/** The words of one step in a history, after the name of who did it. */
export function historyWords(action: string, detail: Detail): string {
  const { reason } = detail;
  const shown = action.endsWith(".erased") ? { ...detail, reason: eraseReasonWords(reason) } : detail;
  return withReason(stepWords(action, detail), shown);
}

function withReason(words: string, { reason, by }: Detail): string {
  if (typeof reason === "string" && reason !== "") return `${words}: ${reason}`;
  if (by === "command") return `${words}, at the command line`;
  if (by === "start") return `${words}, when the server started`;
  return by === "retention" ? `${words}, after the time that the settings say` : words;
}

/** Older entries have a reason that was typed. */
function eraseReasonWords(reason: Detail[string] = null): Detail[string] {
  return Object.entries(eraseReasonNames).find(([name]) => name === reason)?.[1] ?? reason;
}

function stepWords(action: string, detail: Detail): string {
  switch (action) {
    case "session.begin":
      return detail.secondFactor === "recovery code" ? "signed in with a recovery code" : "signed in";
    case "jobs.changed":
      if (detail.statusTo === "Open") return "opened the job";
      if (detail.statusTo === "Draft") return "took the sample from the website";
      return detail.statusTo === "Closed" ? "closed the job" : "changed the job";
    case "people.joined":
      return `joined as ${roleOf(detail.role)}`;
    case "people.invited":
      return detail.role === undefined
        ? "invited a colleague"
        : `invited a colleague as ${roleOf(detail.role)}`;
    case "people.password":
      return "set a new password";
    case "people.second-factor":
      return detail.set === true ? "set up a second factor" : "removed a second factor";
    case "settings.changed":
      return `changed ${listed(settingsIn(detail)) || "the settings"}`;
    case "people.changed":
      return listed(personWords(detail)) || "changed a colleague";
    case "inbox.changed":
    case "applicants.changed":
      return changedWords(detail);
    case "inbox.note":
      return "wrote a note";
    case "applicants.comment":
      return "wrote a comment";
    case "inbox.reply":
      return listed(["sent a mail", ...changeWords(detail)]);
    case "applicants.mail":
      return "sent a mail";
    case "applicants.stage":
      return `moved to ${named(detail.stageTo, "another stage")}`;
    case "applicants.rating":
      return typeof detail.rating === "number" ? `rated ${detail.rating} of 5` : "removed the rating";
    case "applicants.revealed":
      return "looked at the identity numbers";
    case "applicants.erasure-requested":
      return "noted the request to erase";
    case "inbox.exported":
      return exportWords(detail, "message");
    case "applicants.exported":
      return exportWords(detail, "applicant");
    case "inbox.undone":
    case "applicants.undone":
      return detail.only === "mail" ? "took the mail back" : "undid a change";
    case "inbox.received":
    case "applicants.received":
      return "received it";
    default:
      // desk/words/words.test.ts finds a step without words.
      return plainSteps[action] ?? action;
  }
}

function exportWords({ rows, whole }: Detail, record: string): string {
  const records = `${rows} ${rows === 1 ? record : `${record}s`}`;
  return whole === true ? `exported ${records}` : `stopped an export after ${records}`;
}

/** What a change of a message or an applicant did. */
export function changedWords(detail: Detail): string {
  return listed(changeWords(detail)) || "changed it";
}

/** The names of the settings that were changed. `changes` is JSON: the settings themselves, with their new values. */
function settingsIn({ changes }: Detail): string[] {
  if (typeof changes !== "string") return [];
  return Object.keys(JSON.parse(changes) as object).map((name) => settingNames[name as keyof DeskSettings]);
}

function personWords({ role, active, secondFactorRequired, name }: Detail): string[] {
  const changes: string[] = [];
  if (role !== undefined) changes.push(`made a colleague ${roleOf(role)}`);
  if (active !== undefined)
    changes.push(active ? "opened a colleague's account again" : "closed a colleague's account");
  if (secondFactorRequired !== undefined)
    changes.push(secondFactorRequired ? "required a second factor" : "no longer required a second factor");
  if (name !== undefined) changes.push("changed a colleague's name");
  return changes;
}

function roleOf(role: Detail[string] | undefined): string {
  return Object.entries(roleNames).find(([id]) => id === role)?.[1] ?? String(role);
}

function changeWords(detail: Detail): string[] {
  const { statusFrom, statusTo, ownerTo, snoozedTo, quarantineTo, email } = detail;
  const changes: string[] = [];
  if (statusTo !== undefined && statusTo !== statusFrom)
    changes.push(`changed the status to ${statusOf(statusTo)}`);
  // A name that is not known is left out; then `ownerFrom` tells that the owner changed.
  if (ownerTo !== undefined) changes.push(`assigned it to ${named(ownerTo, "nobody")}`);
  else if ("ownerFrom" in detail) changes.push("assigned it to somebody else");
  if (snoozedTo !== undefined) changes.push(snoozedTo === null ? "ended the snooze" : "snoozed it");
  if (quarantineTo !== undefined)
    changes.push(quarantineTo === null ? "released it from quarantine" : "moved it to quarantine");
  if (detail.stageTo !== undefined) changes.push(`moved to ${named(detail.stageTo, "another stage")}`);
  if (email !== undefined) changes.push("changed the email address");
  return changes;
}

function statusOf(status: Detail[string]): string {
  return Object.entries(statusNames).find(([id]) => id === status)?.[1] ?? String(status);
}

function named(name: Detail[string] | undefined, otherwise: string): string {
  return typeof name === "string" ? name : otherwise;
}
