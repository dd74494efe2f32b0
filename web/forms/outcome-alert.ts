import type { SubmitOutcome } from "#web/api/submit.ts";
import type { AlertContent } from "#web/ui/alert/alert.tsx";

/** A form's words for the outcomes, as the specification's error catalogue gives them (section 8). */
export interface OutcomeWords {
  readonly sent: string;
  readonly notAccepted: string;
  /** Stands before the server's own message. */
  readonly errorPrefix?: string;
  readonly serverError: string;
  /** Without these two, `serverError` stands for them. */
  readonly noResponse?: string;
  readonly unexpected?: string;
}

/** The alert for an outcome, to the word. */
export function alertFor(outcome: SubmitOutcome, words: OutcomeWords): AlertContent {
  const { errorPrefix = "", serverError, noResponse = serverError, unexpected = serverError } = words;
  switch (outcome.kind) {
    case "accepted":
      return { tone: "success", text: words.sent };
    case "not-accepted":
      return { tone: "error", text: words.notAccepted };
    case "refused":
      return { tone: "error", text: errorPrefix + (outcome.message ?? serverError) };
    case "no-response":
      return { tone: "error", text: noResponse };
    case "unexpected":
      return { tone: "error", text: unexpected };
  }
}
