import { formMessages } from "#content/en/form-messages.ts";
import type { FieldProblem, FormPostResult } from "#contract/form-post-result.ts";
import { type SubmitResult, textIn } from "#web/api/submit.ts";
import type { AlertContent } from "#web/ui/alert/alert.tsx";

/**
 * What became of a form: scripts sent it to the API, the browser posted it without scripts, the visitor left the site
 * before a result came (`interrupted`), or another tab has sent it.
 */
export type SubmissionResult =
  | SubmitResult
  | FormPostResult
  | { readonly kind: "interrupted" }
  /** `isOtherVersion`: the other tab has sent other text than this form holds. */
  | { readonly kind: "sent-elsewhere"; readonly reference: string; readonly isOtherVersion: boolean };

/** A form's words for the results, as the specification's error catalogue gives them (section 8). */
export interface ResultWords {
  readonly sent: string;
  readonly notAccepted: string;
  /** Stands before the server's own message. */
  readonly errorPrefix?: string;
  readonly serverError: string;
  /** Default to `serverError`. */
  readonly noResponse?: string;
  readonly unexpected?: string;
}

/** The state of a form in this tab, whichever page is open. */
export interface SubmissionState<Fields> {
  /** Whether the form is being sent. */
  readonly busy: boolean;
  /** The fields that were sent last. */
  readonly sent?: Fields;
  /** What became of them. Like `sent` undefined before the first call, and during one. */
  readonly result?: SubmissionResult;
  /** Whether the form was accepted, but has changes that were typed while it was being sent. */
  readonly hasUnsent: boolean;
}

export const idle: SubmissionState<never> = { busy: false, hasUnsent: false };

/** Whether the visitor left the page earlier before a result came. `checking`: other tabs have not answered yet. */
export type EarlierSending = "checking" | "none" | "interrupted";

/** What the form's page shows. */
export interface FormOutcome {
  /** The alert waits while the page is checking: a screen reader announces only what changes after the page appears. */
  readonly phase: "checking" | "idle" | "sending" | "answered";
  readonly result?: SubmissionResult | undefined;
  readonly hasUnsent: boolean;
}

const interrupted: SubmissionResult = { kind: "interrupted" };

/** @param postResult the result in the document, when the form was posted without scripts. A later result replaces it. */
export function outcomeOf(
  { busy, result: answer, hasUnsent }: SubmissionState<unknown>,
  earlier: EarlierSending,
  postResult: FormPostResult | undefined,
): FormOutcome {
  if (busy) return { phase: "sending", hasUnsent };
  const result = answer ?? postResult ?? (earlier === "interrupted" ? interrupted : undefined);
  if (earlier === "checking") return { phase: earlier, result, hasUnsent };
  return { phase: result ? "answered" : "idle", result, hasUnsent };
}

/** The words for the outcome. */
export function alertOf({ phase, result }: FormOutcome, words: ResultWords): AlertContent | undefined {
  const { errorPrefix = "", serverError, noResponse = serverError, unexpected = serverError } = words;
  // The document has these two alerts already.
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

/** The field at fault, if the result names a field. */
export function problemOf(result: SubmissionResult | undefined): FieldProblem | undefined {
  if (result?.kind === "post-refused") return result.problem;
  const { field, message } = result?.kind === "refused" ? result : {};
  return field && message ? { field, message } : undefined;
}

/** Whether the result follows no press: it came from another tab, or is about an earlier visit. */
export function appearsByItself({ kind }: SubmissionResult): boolean {
  return kind === "interrupted" || kind === "sent-elsewhere";
}

/** Whether the server has the text that the form held. */
export function isAccepted(result: SubmissionResult | undefined): boolean {
  if (result?.kind === "sent-elsewhere") return !result.isOtherVersion;
  return result?.kind === "accepted" || result?.kind === "posted";
}

/** The reference under which the server stored the form. */
export function referenceOf(result: SubmissionResult | undefined): string | undefined {
  if (result?.kind === "posted" || result?.kind === "sent-elsewhere") return result.reference;
  return result?.kind === "accepted" ? textIn(result.answer, "reference") : undefined;
}
