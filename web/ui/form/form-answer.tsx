import type { ReactNode } from "react";
import { type AlertContent, AlertRegion } from "../alert/alert.tsx";
import "./form-answer.css";

export interface FormAnswerProps {
  readonly alert: AlertContent | undefined;
  /** The whole page is the answer to a form that was sent without scripts. */
  readonly posted: boolean;
  /** What belongs to the answer, such as a reference. */
  readonly children?: ReactNode;
}

/** Where a form says what became of it, above its button. */
export function FormAnswer({ alert, posted, children }: FormAnswerProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: without scripts it is what brings the answer into view.
    <div className="form-answer" tabIndex={-1} autoFocus={posted}>
      <AlertRegion alert={alert} />
      {children}
    </div>
  );
}
