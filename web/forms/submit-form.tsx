import type { ComponentProps, ReactNode } from "react";
import { formMessages } from "#content/en/form-messages.ts";
import type { FormAttributes } from "#web/browser/form-attributes.ts";
import type { ClosedTabDraft } from "#web/drafts/closed-tab-draft.tsx";
import { ClosedTabDraftNote } from "#web/drafts/closed-tab-draft.tsx";
import { Button, type ButtonProps } from "#web/ui/button/button.tsx";
import { CloseIcon } from "#web/ui/icon/icon.tsx";
import { withContactLinks } from "#web/ui/no-wrap/no-wrap.tsx";
import { FormResult, type ResultControls } from "./form-result.tsx";
import { HoneypotField } from "./form-signals.tsx";
import "./submit-form.css";

/** What `useForm` returns for the parts of a form other than its fields. */
export interface SubmitControls {
  /** With the attributes that the boot script reads (web/drafts/early-drafts.ts). */
  readonly form: ComponentProps<"form"> & FormAttributes;
  readonly button: Pick<ButtonProps, "busy" | "waiting" | "onClick">;
  readonly result: ResultControls;
  /** What was sent earlier, while there is no newer result. */
  readonly last: { readonly reference: string; onForget(): void } | undefined;
  readonly closedTabDraft: ClosedTabDraft;
}

export interface SubmitFormProps extends SubmitControls {
  readonly className: string;
  /** The path of the form's page. Without scripts the browser posts the form there. */
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
 * A form that is sent to the server. Until scripts run the browser posts the form to its own page, with a query of its
 * own: otherwise, if the request failed, the browser's error page would replace the form in the history.
 *
 * All messages stand below the button: many appear by themselves, while a finger may be on its way to the button.
 */
export function SubmitForm({
  form,
  button,
  result,
  last,
  closedTabDraft,
  className,
  path,
  words,
  after,
  children,
}: SubmitFormProps) {
  return (
    <form className={className} method="post" action={`${path}?sent`} {...form}>
      <h2>{words.title}</h2>
      <p className="submit-form__lead">{withContactLinks(words.lead)}</p>
      {children}
      <HoneypotField />
      <Button type="submit" {...button} className="submit-form__send">
        {button.busy ? words.sending : words.send}
      </Button>
      <FormResult {...result} next={words.next}>
        {after}
      </FormResult>
      {last && (
        <p className="submit-form__last">
          <span>
            {formMessages.earlier} {formMessages.reference} <strong>{last.reference}</strong>.
          </span>
          <button
            className="icon-button"
            type="button"
            aria-label={formMessages.closeEarlier}
            onClick={last.onForget}
          >
            <CloseIcon />
          </button>
        </p>
      )}
      <ClosedTabDraftNote draft={closedTabDraft} />
    </form>
  );
}
