import { formAnswer } from "#content/en/form-answer.ts";
import { type AlertContent, AlertRegion } from "../alert/alert.tsx";
import "./form-answer.css";

export interface FormAnswerProps {
  readonly alert: AlertContent | undefined;
  /** The whole page is the answer to a form that was sent without scripts. */
  readonly posted: boolean;
  /** What the visitor may quote. */
  readonly reference: string | undefined;
}

/** Where a form says what became of it, above its button. */
export function FormAnswer({ alert, posted, reference }: FormAnswerProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: without scripts it is what brings the answer into view.
    <div className="form-answer" tabIndex={-1} autoFocus={posted}>
      <AlertRegion alert={alert} />
      {reference && (
        <p>
          {formAnswer.reference} <strong>{reference}</strong>
        </p>
      )}
    </div>
  );
}
