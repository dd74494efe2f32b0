import type { ReactNode } from "react";
import { formMessages } from "#content/en/form-messages.ts";
import { Button } from "#web/ui/button/button.tsx";
import { CloseIcon } from "#web/ui/icon/icon.tsx";
import { withContactLinks } from "#web/ui/unbroken/unbroken.tsx";
import { ClosedTabDraftNote } from "./closed-tab-draft-note.tsx";
import { FormResult } from "./form-result.tsx";
import { HoneypotField } from "./honeypot-field.tsx";
import type { FormControls } from "./use-form.ts";
import "./submit-form.css";

export interface SubmitFormProps {
  readonly form: FormControls;
  readonly className: string;
  /** The path of the form's page, to which a browser without scripts posts it. */
  readonly path: string;
  readonly words: {
    readonly title: string;
    readonly lead: string;
    readonly send: string;
    readonly sending: string;
    readonly next: string;
  };
  /** What follows the reference once the form is accepted. */
  readonly after?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/**
 * A form that is sent to the server. Until scripts run it posts to its own page, under an address of its own: if the
 * request fails, the browser's error page would otherwise replace the form in the history, and Back would pass it by.
 *
 * All that it says stands below its button: much of it appears by itself, while a finger may be on its way there.
 */
export function SubmitForm({ form, className, path, words, after, children }: SubmitFormProps) {
  const { busy, waiting, lastReference, showResult } = form;
  return (
    <form
      className={className}
      method="post"
      action={`${path}?sent`}
      {...form.attributes}
      ref={form.ref}
      onSubmit={form.onSubmit}
      onInput={form.onInput}
      onInvalidCapture={form.onInvalid}
    >
      <h2>{words.title}</h2>
      <p className="submit-form__lead">{withContactLinks(words.lead)}</p>
      {children}
      <HoneypotField />
      <Button
        type="submit"
        busy={busy}
        waiting={waiting}
        onClick={waiting ? showResult : undefined}
        className="submit-form__send"
      >
        {busy ? words.sending : words.send}
      </Button>
      <FormResult form={form} next={words.next}>
        {after}
      </FormResult>
      {lastReference && (
        <p className="submit-form__last">
          <span>
            {formMessages.earlier} {formMessages.reference} <strong>{lastReference}</strong>.
          </span>
          <button
            className="icon-button"
            type="button"
            aria-label={formMessages.closeEarlier}
            onClick={form.forgetReference}
          >
            <CloseIcon />
          </button>
        </p>
      )}
      <ClosedTabDraftNote draft={form.closedTabDraft} />
    </form>
  );
}
