import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { formMessages } from "#content/en/form-messages.ts";
import { Alert, type AlertContent, AlertRegion } from "#web/ui/alert/alert.tsx";
import { CopyButton } from "#web/ui/copy-button/copy-button.tsx";
import "./form-result.css";

export interface FormResultProps {
  /** Whether the result stands in this place, and not in the other one. */
  readonly isHere: boolean;
  readonly heading: "h2" | "h3";
  readonly resultRef: RefObject<HTMLDivElement | null>;
  readonly alert: AlertContent | undefined;
  /** The form was accepted, and keeps the text that was typed while it was being sent. */
  readonly hasUnsent: boolean;
  /** What to do if no answer has come: the answer may be lost, and the form accepted. */
  readonly sendAgain: string | undefined;
  /** The reference under which the server stored the form. */
  readonly reference: string | undefined;
  /** What happens next is said without a reference too: the answer may have broken off. */
  readonly isAccepted: boolean;
  /** See `ResendPause`. */
  readonly waiting: boolean;
  /** The page was loaded by posting the form without scripts. */
  readonly isPosted: boolean;
  /** What happens next, after the reference. */
  readonly next: string;
  /** After `next`. */
  readonly children?: ReactNode;
}

/**
 * The result of sending a form, in one of its two places: below the button or, once the form is accepted, before its
 * title. The live region of the other place stays in the document, empty: see `AlertRegion`.
 */
export function FormResult({
  isHere,
  heading: Heading,
  resultRef,
  alert,
  hasUnsent,
  sendAgain,
  reference,
  isAccepted,
  waiting,
  isPosted,
  next,
  children,
}: FormResultProps) {
  if (!isHere) {
    return (
      <div className="visually-hidden">
        <AlertRegion />
      </div>
    );
  }

  /** The space bar, pressed once too often on the button, would scroll the result out of view. */
  function keepInView(event: KeyboardEvent): void {
    if (waiting && event.key === " " && event.target === event.currentTarget) event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a new result gets the focus.
    <div
      className={reference || isAccepted ? "form-result on-brand" : "form-result"}
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
      {(reference || isAccepted) && (
        <>
          {reference && (
            <p className="form-result__reference">
              <span>{formMessages.reference} </span>
              <strong>{reference}</strong>
              <span className="visually-hidden">. </span>
              <span>{formMessages.quote}</span>
              <CopyButton text={reference} />
            </p>
          )}
          <Heading className="part-title">{formMessages.next}</Heading>
          <p>{next}</p>
          {children}
        </>
      )}
    </div>
  );
}
