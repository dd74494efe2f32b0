import { hiring } from "#content/en/hiring.ts";
import type { SubmitOutcome } from "#web/api/submit.ts";
import type { AlertContent } from "#web/ui/alert/alert.tsx";

const { alerts } = hiring;

/** The specification's alert for an outcome, to the word (section 8). */
export function alertFor(outcome: SubmitOutcome): AlertContent {
  switch (outcome.kind) {
    case "accepted":
      return { tone: "success", text: alerts.sent };
    case "not-accepted":
      return { tone: "error", text: alerts.notAccepted };
    case "refused":
      return { tone: "error", text: outcome.message ?? alerts.serverError };
    case "no-response":
    case "unexpected":
      return { tone: "error", text: alerts.serverError };
  }
}
