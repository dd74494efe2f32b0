import { formAnswer } from "#content/en/form-answer.ts";
import { Alert, AlertRegion } from "../alert/alert.tsx";
import type { Submission } from "./use-submission.ts";
import "./form-answer.css";

export interface FormAnswerProps {
  readonly submission: Submission;
}

/** Where a form says what became of it, above its button. */
export function FormAnswer({ submission }: FormAnswerProps) {
  const { alert, reference, hasUnsent, isPosted, answerRef } = submission;
  return (
    // biome-ignore lint/a11y/noAutofocus: without scripts it is what brings the answer into view.
    <div className="form-answer" tabIndex={-1} autoFocus={isPosted} ref={answerRef}>
      <AlertRegion alert={alert}>{hasUnsent && <Alert tone="info">{formAnswer.unsent}</Alert>}</AlertRegion>
      {reference && (
        <p>
          {formAnswer.reference} <strong>{reference}</strong>
        </p>
      )}
    </div>
  );
}
