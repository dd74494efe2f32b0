import { formMessages } from "#content/en/form-messages.ts";
import type { FormPostResult } from "#contract/form-post-result.ts";
import type { AlertContent } from "#web/ui/alert/alert.tsx";
import type { FormState } from "./form-store.ts";
import type { ResultWords, SubmissionResult } from "./submission-result.ts";

/** What the form's page knows of an earlier visit: nothing yet, or whether the visitor left before a result came. */
export type Opening = "opening" | "opened" | "interrupted";

/** What became of the form, in one value. */
export interface FormOutcome {
  /** While the page is opening, the result of a call waits: screen readers announce only what changes later. */
  readonly phase: "opening" | "idle" | "sending" | "answered";
  readonly result?: SubmissionResult | undefined;
  /** It was accepted, but changed while it was being sent: that part was not sent. */
  readonly hasUnsent: boolean;
}

const interrupted: SubmissionResult = { kind: "interrupted" };

/** @param postResult the result in the document, when the form was posted without scripts. A later one replaces it. */
export function outcomeOf(
  { busy, result: answer, hasUnsent }: FormState<unknown>,
  opening: Opening,
  postResult: FormPostResult | undefined,
): FormOutcome {
  if (busy) return { phase: "sending", hasUnsent };
  const result = answer ?? postResult ?? (opening === "interrupted" ? interrupted : undefined);
  if (opening === "opening") return { phase: opening, result, hasUnsent };
  return { phase: result ? "answered" : "idle", result, hasUnsent };
}

/** What the form says of it, to the word. */
export function alertOf({ phase, result }: FormOutcome, words: ResultWords): AlertContent | undefined {
  const { errorPrefix = "", serverError, noResponse = serverError, unexpected = serverError } = words;
  // The document has this alert already.
  if (result?.kind === "posted") return { tone: "success", text: result.message };
  if (result?.kind === "post-refused") return { tone: "error", text: result.message };
  if (phase !== "answered") return undefined;
  switch (result?.kind) {
    case "interrupted":
      return { tone: "info", text: formMessages.interrupted };
    case "sent-elsewhere":
      return result.isOtherVersion
        ? { tone: "info", text: formMessages.otherVersion }
        : { tone: "success", text: formMessages.sentElsewhere };
    case "accepted":
      return { tone: "success", text: words.sent };
    case "not-accepted":
      return { tone: "error", text: words.notAccepted };
    case "refused":
      return { tone: "error", text: errorPrefix + (result.message ?? serverError) };
    case "no-response":
      return { tone: "error", text: noResponse };
    case "unexpected":
      return { tone: "error", text: unexpected };
  }
}
