import type { KeyboardEvent } from "react";
import { formAnswer } from "#content/en/form-answer.ts";
import { Alert, AlertRegion } from "#web/ui/alert/alert.tsx";
import type { Submission } from "./use-submission.ts";
import "./form-answer.css";

export interface FormAnswerProps {
  readonly submission: Submission;
}

/** Where a form says what became of it, above its button. */
export function FormAnswer({ submission }: FormAnswerProps) {
  const { alert, reference, hasUnsent, isPosted, answerRef, waiting } = submission;

  /** The space bar, pressed once too often, is meant for the button: it would scroll the answer out of view. */
  function keepInView(event: KeyboardEvent): void {
    if (waiting && event.key === " " && event.target === event.currentTarget) event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has the focus after an answer.
    <div
      className="form-answer"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without scripts it is what brings the answer into view.
      autoFocus={isPosted}
      ref={answerRef}
      onKeyDown={keepInView}
    >
      <AlertRegion alert={alert}>{hasUnsent && <Alert tone="info">{formAnswer.unsent}</Alert>}</AlertRegion>
      {reference && (
        <p>
          {formAnswer.reference} <strong>{reference}</strong>
        </p>
      )}
    </div>
  );
}
