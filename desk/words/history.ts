import type { HistoryEntry } from "#contract/desk/common.ts";
import { statusNames } from "./inbox.ts";

type Detail = HistoryEntry["detail"];

/** The words of one step in a history, after the name of who did it. A step without words is shown by its own name. */
export function historyWords(action: string, detail: Detail): string {
  switch (action) {
    case "inbox.changed":
    case "applicants.changed":
      return listed(changeWords(detail)) || "changed it";
    case "inbox.note":
      return "wrote a note";
    case "applicants.comment":
      return "wrote a comment";
    case "inbox.reply":
      return listed(["sent a mail", ...changeWords(detail)]);
    case "applicants.mail":
      return "sent a mail";
    case "applicants.stage":
      return `moved it to ${named(detail.stageTo, "another stage")}`;
    case "applicants.rating":
      return typeof detail.rating === "number" ? `rated ${detail.rating} of 5` : "took the rating back";
    case "applicants.revealed":
      return detail.reason
        ? `looked at the identity numbers: ${detail.reason}`
        : "looked at the identity numbers";
    case "applicants.erasure-requested":
      return "noted the request to erase";
    case "inbox.undone":
    case "applicants.undone":
      return "took a change back";
    case "inbox.received":
    case "applicants.received":
      return "received it";
    default:
      return action.replaceAll(/[.-]/g, " ");
  }
}

function changeWords(detail: Detail): string[] {
  const { statusFrom, statusTo, ownerTo, snoozedTo, quarantineTo, email } = detail;
  const changes: string[] = [];
  if (statusTo !== undefined && statusTo !== statusFrom)
    changes.push(`changed the status to ${statusOf(statusTo)}`);
  // The name of who is not there any more is missing, the one from whom it was taken is not.
  if (ownerTo !== undefined) changes.push(`assigned it to ${named(ownerTo, "nobody")}`);
  else if ("ownerFrom" in detail) changes.push("assigned it to somebody else");
  if (snoozedTo !== undefined) changes.push(snoozedTo === null ? "ended the snooze" : "snoozed it");
  if (quarantineTo !== undefined)
    changes.push(quarantineTo === null ? "released it from quarantine" : "moved it to quarantine");
  if (email !== undefined) changes.push("changed the email address");
  return changes;
}

function statusOf(status: Detail[string]): string {
  return Object.entries(statusNames).find(([id]) => id === status)?.[1] ?? String(status);
}

function named(name: Detail[string] | undefined, otherwise: string): string {
  return typeof name === "string" ? name : otherwise;
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
