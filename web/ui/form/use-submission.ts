import { type FormEvent, type RefObject, useEffect, useState } from "react";
import type { PostedForm } from "#contract/site-build.ts";
import { type SubmitOutcome, textIn } from "#web/api/submit.ts";
import type { AlertContent } from "#web/ui/alert/alert.tsx";

export interface SubmissionOptions {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The outcome when the form was posted without scripts. */
  readonly posted: PostedForm | undefined;
  /** The form's own words for an outcome. */
  readonly alertFor: (outcome: SubmitOutcome) => AlertContent;
}

export interface Submission {
  /** It is on its way. */
  readonly busy: boolean;
  readonly alert: AlertContent | undefined;
  /** What the server has it filed under. */
  readonly reference: string | undefined;
  /** The whole page is the answer to the form, which was posted without scripts. */
  readonly isPosted: boolean;
  /** What is wrong with the field of this name, as the server said it. */
  errorOf(name: string): string | undefined;
  /** To be called whenever something was typed: a field that is being mended is no longer wrong. */
  forgetError(event: FormEvent): void;
  /** Sends, and shows what became of it. Undefined, and nothing is sent, while it is on its way already. */
  submit(send: () => Promise<SubmitOutcome>): Promise<SubmitOutcome | undefined>;
}

/**
 * What all forms that are sent have in common: one at a time, the answer in an alert, and where one field is at
 * fault, the same words beside it and the focus in it.
 */
export function useSubmission({ form, posted, alertFor }: SubmissionOptions): Submission {
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState<AlertContent | undefined>(posted && alertOfPost(posted));
  const [reference, setReference] = useState(posted?.reference);
  const [problem, setProblem] = useState(posted?.problem);
  // A page that was posted without scripts has the focus on its answer.
  const [refused, setRefused] = useState<string>();

  useEffect(() => {
    const control = refused && form.current?.elements.namedItem(refused);
    if (control instanceof HTMLElement) control.focus();
    setRefused(undefined);
  }, [form, refused]);

  async function submit(send: () => Promise<SubmitOutcome>): Promise<SubmitOutcome | undefined> {
    if (busy) return undefined;
    setBusy(true);
    setAlert(undefined);
    setReference(undefined);
    setProblem(undefined);
    const outcome = await send();
    const { field, message } = outcome.kind === "refused" ? outcome : {};
    setBusy(false);
    setAlert(alertFor(outcome));
    if (outcome.kind === "accepted") setReference(textIn(outcome.answer, "reference"));
    if (field && message) setProblem({ field, message });
    setRefused(field);
    return outcome;
  }

  return {
    busy,
    alert,
    reference,
    isPosted: posted !== undefined,
    submit,
    errorOf: (name) => (problem?.field === name ? problem.message : undefined),
    forgetError({ target }) {
      if (problem && (target as Partial<HTMLInputElement>).name === problem.field) setProblem(undefined);
    },
  };
}

function alertOfPost({ outcome, message }: PostedForm): AlertContent {
  return { tone: outcome === "sent" ? "success" : "error", text: message };
}
