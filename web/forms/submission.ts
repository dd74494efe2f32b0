import { formMessages } from "#content/en/form-messages.ts";
import type { FieldProblem, FormPostResult } from "#contract/form-post-result.ts";
import { type CallResult, textIn } from "#web/api/submit.ts";
import type { AlertContent } from "#web/ui/alert/alert.tsx";

/**
 * What became of a form: scripts sent it to the API, the browser posted it without scripts, the visitor left the site
 * before a result came (`interrupted`), or another tab has sent the same text (`sent-elsewhere`) or another text
 * (`other-version`, or `other-version-unconfirmed` if this tab has sent its own text too and lost the answer).
 */
export type SubmissionResult =
  | CallResult
  | FormPostResult
  | { readonly kind: "interrupted" }
  | {
      readonly kind: "sent-elsewhere" | "other-version" | "other-version-unconfirmed";
      readonly reference: string;
    };

/**
 * `checking`: on a page that has just opened, until other tabs have said whether they have sent the form. The alert of a
 * result waits that long too: a screen reader announces only what changes after the page appears.
 */
export type SubmissionStatus = "checking" | "idle" | "pending" | "settled";

/** A form's submission: in its store, and as its page shows it. */
export interface Submission<Fields = unknown> {
  readonly status: SubmissionStatus;
  /** The fields that were sent last. */
  readonly sent?: Fields;
  /** What became of them. Like `sent` undefined before the first call, and during one. */
  readonly result?: SubmissionResult | undefined;
  /** Whether the form was accepted, but has changes that were typed while it was being sent. */
  readonly hasUnsent: boolean;
}

export const idle: Submission<never> = { status: "idle", hasUnsent: false };

interface ResultTraits {
  readonly tone: AlertContent["tone"];
  /** Whether the server has the text that the form held. */
  readonly isAccepted: boolean;
  /** Whether it follows a press. Otherwise it appears by itself. */
  readonly isFromPress: boolean;
}

const success: ResultTraits = { tone: "success", isAccepted: true, isFromPress: true };
const error: ResultTraits = { tone: "error", isAccepted: false, isFromPress: true };
const byItself: ResultTraits = { tone: "info", isAccepted: false, isFromPress: false };

const resultTraits: Readonly<Record<SubmissionResult["kind"], ResultTraits>> = {
  accepted: success,
  posted: success,
  "sent-elsewhere": { ...success, isFromPress: false },
  "not-accepted": error,
  refused: error,
  "post-refused": error,
  "no-response": error,
  unexpected: error,
  interrupted: byItself,
  "other-version": byItself,
  "other-version-unconfirmed": byItself,
};

export function traitsOf(result: SubmissionResult | undefined): ResultTraits | undefined {
  return result && resultTraits[result.kind];
}

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

/** @param toRetype the names of the fields whose number has to be typed again. */
export function alertOf(
  { status, result }: Submission,
  words: ResultWords,
  toRetype = "",
): AlertContent | undefined {
  // The document of a post has its alert already.
  const isInDocument = result?.kind === "posted" || result?.kind === "post-refused";
  if (!result || (status === "checking" && !isInDocument)) return undefined;
  const text = textOf(result, words);
  const mustRetype = result.kind === "interrupted" && toRetype !== "";
  return {
    tone: resultTraits[result.kind].tone,
    text: mustRetype ? `${text} ${formMessages.retypeFirst(toRetype)}` : text,
  };
}

function textOf(result: SubmissionResult, words: ResultWords): string {
  const { errorPrefix = "", serverError, noResponse = serverError, unexpected = serverError } = words;
  switch (result.kind) {
    case "accepted":
      return words.sent;
    case "not-accepted":
      return words.notAccepted;
    case "refused":
      return errorPrefix + (result.message ?? serverError);
    case "no-response":
      return noResponse;
    case "unexpected":
      return unexpected;
    case "posted":
    case "post-refused":
      return result.message;
    case "interrupted":
      return formMessages.interrupted;
    case "sent-elsewhere":
      return formMessages.sentElsewhere;
    case "other-version":
      return formMessages.otherVersion;
    case "other-version-unconfirmed":
      return formMessages.otherVersionUnconfirmed;
  }
}

/** The field at fault, if the result names a field. */
export function problemOf(result: SubmissionResult | undefined): FieldProblem | undefined {
  if (result?.kind === "post-refused") return result.problem;
  const { field, message } = result?.kind === "refused" ? result : {};
  return field && message ? { field, message } : undefined;
}

/** The reference under which the server stored the form. */
export function referenceOf(result: SubmissionResult | undefined): string | undefined {
  if (result?.kind === "accepted") return textIn(result.answer, "reference");
  return result && "reference" in result ? result.reference : undefined;
}
