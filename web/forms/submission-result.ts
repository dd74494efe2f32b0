import type { FieldProblem, FormPostResult } from "#contract/form-post-result.ts";
import { type SubmitResult, textIn } from "#web/api/submit.ts";

/**
 * What became of a form: scripts sent it to the API, the browser posted it without them, the visitor left the site
 * before a result came, or another tab has sent it.
 */
export type SubmissionResult =
  | SubmitResult
  | FormPostResult
  | { readonly kind: "interrupted" }
  /** `isOtherVersion`: with other text than this form holds. */
  | { readonly kind: "sent-elsewhere"; readonly reference: string; readonly isOtherVersion: boolean };

/** A form's words for the results, as the specification's error catalogue gives them (section 8). */
export interface ResultWords {
  readonly sent: string;
  readonly notAccepted: string;
  /** Stands before the server's own message. */
  readonly errorPrefix?: string;
  readonly serverError: string;
  /** Without these two, `serverError` stands for them. */
  readonly noResponse?: string;
  readonly unexpected?: string;
}

/** The field at fault, if the result names one. */
export function problemOf(result: SubmissionResult | undefined): FieldProblem | undefined {
  if (result?.kind === "post-refused") return result.problem;
  const { field, message } = result?.kind === "refused" ? result : {};
  return field && message ? { field, message } : undefined;
}

/** The reference under which the server stored the form. */
export function referenceOf(result: SubmissionResult | undefined): string | undefined {
  if (result?.kind === "posted" || result?.kind === "sent-elsewhere") return result.reference;
  return result?.kind === "accepted" ? textIn(result.answer, "reference") : undefined;
}
