import type { KeyboardEvent, ReactNode } from "react";
import { formMessages } from "#content/en/form-messages.ts";
import { Alert, AlertRegion } from "#web/ui/alert/alert.tsx";
import type { FormControls } from "./use-form.ts";
import "./form-result.css";

export interface FormResultProps {
  readonly form: FormControls;
  /** What happens next, behind the reference. */
  readonly next: string;
  /** What follows that. */
  readonly children?: ReactNode;
}

/** The result of sending a form, below its button. */
export function FormResult({ form, next, children }: FormResultProps) {
  const { alert, reference, hasUnsent, isUnanswered, isPosted, resultRef, waiting } = form;

  /** A space bar that is pressed once too often is meant for the button. It would scroll the result out of view. */
  function keepInView(event: KeyboardEvent): void {
    if (waiting && event.key === " " && event.target === event.currentTarget) event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it gets the focus when a result has come.
    <div
      className="form-result"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without scripts only this brings the result into view.
      autoFocus={isPosted}
      ref={resultRef}
      onKeyDown={keepInView}
    >
      <AlertRegion alert={alert}>
        {hasUnsent && <Alert tone="info">{formMessages.unsent}</Alert>}
        {isUnanswered && <p>{formMessages.sendAgain}</p>}
      </AlertRegion>
      {reference && (
        <>
          <p>
            {formMessages.reference} <strong>{reference}</strong>. {formMessages.quote} {next}
          </p>
          {children}
        </>
      )}
    </div>
  );
}
