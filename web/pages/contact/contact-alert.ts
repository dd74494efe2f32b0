import { contact } from "#content/en/contact.ts";
import type { ContactOutcome } from "#web/api/contact.ts";
import type { AlertTone } from "#web/ui/alert/alert.tsx";

const { alerts } = contact;

export interface ContactAlert {
  readonly tone: AlertTone;
  readonly text: string;
}

/** The specification's alert for an outcome, to the word (section 8). */
export function alertFor(outcome: ContactOutcome): ContactAlert {
  switch (outcome.kind) {
    case "sent":
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
