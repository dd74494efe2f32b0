import type { FormEvent, ReactNode, RefObject } from "react";
import type { FormSignals } from "#contract/form-signals.ts";
import { Button } from "#web/ui/button/button.tsx";
import { FormAnswer } from "./form-answer.tsx";
import type { FormDrafts, FormFields } from "./form-draft.ts";
import { readFields } from "./form-fields.ts";
import { useFormSignals } from "./form-signals.ts";
import { HoneypotField } from "./honeypot-field.tsx";
import type { Submission } from "./use-submission.ts";
import "./submit-form.css";

export interface SubmitFormProps<Fields> {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly className: string;
  /** The page's own address, to which a browser without scripts posts the form. */
  readonly action: string;
  readonly words: {
    readonly title: string;
    readonly lead: string;
    readonly send: string;
    readonly sending: string;
  };
  readonly submission: Submission;
  readonly drafts: FormDrafts<Fields>;
  /** Sends what stands in the form. */
  readonly onSend: (form: HTMLFormElement, signals: FormSignals) => Promise<void>;
  /** The fields. */
  readonly children: ReactNode;
}

/**
 * A form that is sent to the server. A real one before scripts run: it posts to its own page. Afterwards it is sent
 * here, and what is typed is kept as a draft all the while.
 */
export function SubmitForm<Fields extends FormFields<Fields>>(props: SubmitFormProps<Fields>) {
  const { ref, className, action, words, submission, drafts, onSend, children } = props;
  const { busy, waiting, noticeInput, showAnswer } = submission;
  const signalsOf = useFormSignals(drafts);

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void onSend(event.currentTarget, signalsOf(event.currentTarget));
  }

  function handleInput(event: FormEvent<HTMLFormElement>): void {
    noticeInput(event);
    drafts.keep(readFields(event.currentTarget, drafts.emptyFields));
  }

  return (
    <form
      className={className}
      method="post"
      action={action}
      ref={ref}
      onSubmit={handleSubmit}
      onInput={handleInput}
    >
      <h2>{words.title}</h2>
      <p className="submit-form__lead">{words.lead}</p>
      {children}
      <HoneypotField />
      <FormAnswer submission={submission} />
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
