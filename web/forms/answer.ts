import type { FieldProblem, PostedForm } from "#contract/posted-form.ts";
import { type SubmitOutcome, textIn } from "#web/api/submit.ts";
import type { AlertContent } from "#web/ui/alert/alert.tsx";
import { alertFor, type OutcomeWords } from "./outcome-alert.ts";

/** What the server said to a form that scripts sent, or that was posted without them. */
export type Answer = SubmitOutcome | PostedForm;

/** The answer in words. */
export function alertOf(answer: Answer, words: OutcomeWords): AlertContent {
  if (!isPosted(answer)) return alertFor(answer, words);
  return { tone: answer.outcome === "sent" ? "success" : "error", text: answer.message };
}

/** The field at fault, if the answer names one. */
export function problemOf(answer: Answer | undefined): FieldProblem | undefined {
  if (!answer) return undefined;
  if (isPosted(answer)) return answer.problem;
  const { field, message } = answer.kind === "refused" ? answer : {};
  return field && message ? { field, message } : undefined;
}

/** The reference under which the server stored the form. */
export function referenceOf(answer: Answer | undefined): string | undefined {
  if (!answer) return undefined;
  if (isPosted(answer)) return answer.reference;
  return answer.kind === "accepted" ? textIn(answer.answer, "reference") : undefined;
}

function isPosted(answer: Answer): answer is PostedForm {
  return "outcome" in answer;
}
