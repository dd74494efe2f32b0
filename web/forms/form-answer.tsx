import type { KeyboardEvent } from "react";
import { formAnswer } from "#content/en/form-answer.ts";
import { Alert, AlertRegion } from "#web/ui/alert/alert.tsx";
import type { FormControls } from "./use-form.ts";
import "./form-answer.css";

export interface FormAnswerProps {
  readonly form: FormControls;
}

/** The answer to a form, above its button. */
export function FormAnswer({ form }: FormAnswerProps) {
  const { alert, reference, hasUnsent, isPosted, answerRef, waiting } = form;

  /** A space bar that is pressed once too often is meant for the button. It would scroll the answer out of view. */
  function keepInView(event: KeyboardEvent): void {
    if (waiting && event.key === " " && event.target === event.currentTarget) event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it gets the focus after an answer.
    <div
      className="form-answer"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without scripts only this brings the answer into view.
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
