import type { ReactNode } from "react";
import { Button } from "#web/ui/button/button.tsx";
import { FormAnswer } from "./form-answer.tsx";
import { HoneypotField } from "./honeypot-field.tsx";
import type { FormControls } from "./use-form.ts";
import "./submit-form.css";

export interface SubmitFormProps {
  readonly form: FormControls;
  readonly className: string;
  /** The page's own address, to which a browser without scripts posts the form. */
  readonly action: string;
  readonly words: {
    readonly title: string;
    readonly lead: string;
    readonly send: string;
    readonly sending: string;
  };
  /** The fields. */
  readonly children: ReactNode;
}

/** A form that is sent to the server. Until scripts run it posts to its own page. */
export function SubmitForm({ form, className, action, words, children }: SubmitFormProps) {
  const { busy, waiting, showAnswer } = form;
  return (
    <form
      className={className}
      method="post"
      action={action}
      ref={form.ref}
      onSubmit={form.onSubmit}
      onInput={form.onInput}
    >
      <h2>{words.title}</h2>
      <p className="submit-form__lead">{words.lead}</p>
      {children}
      <HoneypotField />
      <FormAnswer form={form} />
      <Button
        type="submit"
        busy={busy}
        waiting={waiting}
        onClick={waiting ? showAnswer : undefined}
        className="submit-form__send"
      >
        {busy ? words.sending : words.send}
      </Button>
    </form>
  );
}
