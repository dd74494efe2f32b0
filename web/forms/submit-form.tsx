import type { ComponentProps, ReactNode } from "react";
import type { FormAttributes } from "#web/browser/form-attributes.ts";
import { RecoveredDraft, type RecoveredDraftProps } from "#web/drafts/recovered-draft.tsx";
import { Button, type ButtonProps } from "#web/ui/button/button.tsx";
import { withContactLinks } from "#web/ui/no-wrap/no-wrap.tsx";
import { EarlierReference } from "./earlier-reference.tsx";
import { FormResult, type FormResultProps } from "./form-result.tsx";
import { HoneypotField } from "./form-signals.tsx";
import type { SubmissionStore } from "./submission-store.ts";
import "./submit-form.css";

/** The props of the parts of a form other than its fields, as `useForm` returns them. */
export interface FormParts {
  /** With the attributes that the boot script reads (web/drafts/early-drafts.ts). */
  readonly form: ComponentProps<"form"> & FormAttributes;
  readonly button: Pick<ButtonProps, "busy" | "waiting" | "onClick">;
  readonly result: Omit<FormResultProps, "isHere" | "heading" | "next" | "children">;
  /** The form was accepted and is empty again. */
  readonly isSent: boolean;
  /** Undefined while there is a newer result. */
  readonly earlierReference: SubmissionStore<unknown>["reference"] | undefined;
  readonly recoveredDraft: RecoveredDraftProps<Readonly<Record<string, string>>>;
}

export interface SubmitFormProps extends FormParts {
  readonly className: string;
  /** The path of the form's page. Without scripts the browser posts the form there. */
  readonly path: string;
  readonly words: {
    readonly title: string;
    /** The title of the emptied form, below the result. */
    readonly another: string;
    readonly lead: string;
    readonly send: string;
    readonly sending: string;
    readonly next: string;
  };
  /** What follows the reference once the form is accepted. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A form that is sent to the server. Until scripts run the browser posts the form to its own page, with a query of its
 * own: otherwise, if the request failed, the browser's error page would replace the form in the history.
 *
 * All messages stand below the button: many appear by themselves, while a finger may be on its way to the button. Only
 * the result of a form that was accepted stands first, and the emptied form below it.
 */
export function SubmitForm({
  form,
  button,
  result,
  isSent,
  earlierReference,
  recoveredDraft,
  className,
  path,
  words,
  after,
  children,
}: SubmitFormProps) {
  const resultProps = { ...result, next: words.next, children: after };
  return (
    <form className={className} method="post" action={`${path}?sent`} {...form}>
      <FormResult {...resultProps} isHere={isSent} heading="h2" />
      <h2>{isSent ? words.another : words.title}</h2>
      <p className="submit-form__lead">{withContactLinks(words.lead)}</p>
      {children}
      <HoneypotField />
      <Button type="submit" {...button} className="submit-form__send">
        {button.busy ? words.sending : words.send}
      </Button>
      <FormResult {...resultProps} isHere={!isSent} heading="h3" />
      {earlierReference && <EarlierReference reference={earlierReference} />}
      <RecoveredDraft {...recoveredDraft} />
    </form>
  );
}
