import { type RefObject, useRef } from "react";
import type { FieldProblem, FormPostResult } from "#contract/form-post-result.ts";
import { controlNamed } from "#web/browser/control-named.ts";
import { clearForm, type FormFields, holdsText, readFields, unsentFields } from "#web/drafts/field-values.ts";
import { focusControl } from "./focus-control.ts";
import { type Submission, type SubmissionResult, traitsOf } from "./submission.ts";
import type { SubmissionStore } from "./submission-store.ts";
import { useOnResult } from "./use-submission.ts";

/** How long the result flashes, in milliseconds. */
const flashMs = 400;

export interface PresentResultOptions<Fields> {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly submission: Submission;
  /** The result when the form was posted without scripts. */
  readonly postResult: FormPostResult | undefined;
  /** The field at fault. */
  readonly problem: FieldProblem | undefined;
  /** Called with the fields when this hook has changed the form. */
  readonly onFill: ((fields: Fields) => void) | undefined;
}

/** Empties the form when its message was sent, and scrolls to each new result. */
export function usePresentResult<Fields extends FormFields<Fields>>(
  store: SubmissionStore<Fields>,
  { formRef, submission, postResult, problem, onFill }: PresentResultOptions<Fields>,
) {
  const { emptyFields } = store.draftStore;
  const resultRef = useRef<HTMLDivElement>(null);
  useOnResult(submission, postResult, present);

  function present(result: SubmissionResult, cameWhileAway: boolean): void {
    if (result.kind === "sent-elsewhere") clear({});
    // What the visitor is about to press must not move, or lose the focus.
    if (!traitsOf(result)?.isFromPress) return;
    if (cameWhileAway) {
      if (!formRef.current?.contains(document.activeElement)) showResult();
      return;
    }
    const isTyping = document.activeElement?.matches("input, textarea, select");
    const hasUnsent = result.kind === "accepted" && clearSentForm();
    // Screen readers announce the live region wherever the focus is, so the focus stays where somebody is typing.
    if (hasUnsent && isTyping) resultRef.current?.scrollIntoView({ block: "nearest" });
    else showResult();
  }

  function showResult(): void {
    const control = problem && controlNamed(formRef.current, problem.field);
    // The thanks take the window's top: the form that stood there is done.
    const block = traitsOf(submission.result)?.isAccepted ? "start" : "nearest";
    resultRef.current?.scrollIntoView({ block });
    if (control) focusControl(control);
    else resultRef.current?.focus({ preventScroll: true });
  }

  /**
   * For a press that sends nothing: scrolls to the result, and focuses the field at fault or, without one, the result.
   * The result also flashes, since it may be in view and have the focus already.
   */
  function showAgain(): void {
    resultRef.current?.animate({ opacity: [0.3, 1] }, flashMs);
    showResult();
  }

  /** @returns whether the form keeps text that was typed while it was being sent. */
  function clearSentForm(): boolean {
    if (!formRef.current) return false;
    const now = readFields(formRef.current, emptyFields);
    const unsent = unsentFields<Fields>(store.read().sent ?? emptyFields, now);
    clear(unsent);
    return holdsText<Fields>(unsent);
  }

  function clear(unsent: Partial<Fields>): void {
    if (!formRef.current) return;
    clearForm(formRef.current, emptyFields, unsent);
    onFill?.({ ...emptyFields, ...unsent });
  }

  return { resultRef, showAgain };
}
