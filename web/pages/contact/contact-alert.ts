import { contact } from "#content/en/contact.ts";
import type { SubmitOutcome } from "#web/api/submit.ts";
import type { AlertContent } from "#web/ui/alert/alert.tsx";

const { alerts } = contact;

/** The specification's alert for an outcome, to the word (section 8). */
export function alertFor(outcome: SubmitOutcome): AlertContent {
  switch (outcome.kind) {
    case "accepted":
      return { tone: "success", text: alerts.sent };
    case "not-accepted":
      return { tone: "error", text: alerts.notAccepted };
    case "refused":
      return { tone: "error", text: alerts.errorPrefix + (outcome.message ?? alerts.serverError) };
    case "no-response":
      return { tone: "error", text: alerts.noResponse };
    case "unexpected":
      return { tone: "error", text: alerts.unexpected };
  }
}
