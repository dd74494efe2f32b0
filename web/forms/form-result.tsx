import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { formMessages } from "#content/en/form-messages.ts";
import { Alert, type AlertContent, AlertRegion } from "#web/ui/alert/alert.tsx";
import "./form-result.css";

/** What became of a form that was sent. */
export interface ResultControls {
  /** The element that shows it. */
  readonly resultRef: RefObject<HTMLDivElement | null>;
  readonly alert: AlertContent | undefined;
  /** It was accepted, and the form keeps the text that was typed while it was being sent. */
  readonly hasUnsent: boolean;
  /** How to go on if no answer has come. It may have been lost on its way back, so the form may have been accepted. */
  readonly sendAgain: string | undefined;
  /** The reference under which the server stored it. */
  readonly reference: string | undefined;
  /** It has just come: another press shows it again and sends nothing. */
  readonly waiting: boolean;
  /** The page was loaded by posting the form without scripts. */
  readonly isPosted: boolean;
}

export interface FormResultProps extends ResultControls {
  /** What happens next, behind the reference. */
  readonly next: string;
  /** What follows that. */
  readonly children?: ReactNode;
}

/** The result of sending a form, below its button. */
export function FormResult({
  resultRef,
  alert,
  hasUnsent,
  sendAgain,
  reference,
  waiting,
  isPosted,
  next,
  children,
}: FormResultProps) {
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
        {sendAgain && <p>{sendAgain}</p>}
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
