import { type FormEvent, type RefObject, useEffect, useState } from "react";
import { formMessages } from "#content/en/form-messages.ts";
import { formatNames } from "#content/format/english.ts";
import type { FormPostResult } from "#contract/form-post-result.ts";
import { useClosedTabDraft } from "#web/drafts/closed-tab-draft.tsx";
import { type FormFields, nonEmpty, readFields } from "#web/drafts/field-values.ts";
import { type FormPrefill, useFormDraft } from "#web/drafts/use-form-draft.ts";
import { useHydrated } from "#web/hydration/use-hydrated.ts";
import type { RetypeNote } from "#web/ui/field/field.tsx";
import { focusControl } from "./focus-control.ts";
import { alertOf, isAccepted, type ResultWords, referenceOf } from "./form-outcome.ts";
import { useFormSignals } from "./form-signals.tsx";
import type { SubmissionStore } from "./submission-store.ts";
import type { SubmitControls } from "./submit-form.tsx";
import { useFieldErrors } from "./use-field-errors.ts";
import { useOutcome, useSentElsewhere } from "./use-outcome.ts";
import { usePresentResult } from "./use-present-result.ts";
import { useResendPause } from "./use-resend-pause.ts";

interface FieldWords {
  readonly label: string;
  readonly hint?: string | undefined;
}

export interface UseFormOptions<Fields> {
  readonly fieldWords: Readonly<Record<keyof Fields, FieldWords>>;
  readonly resultWords: ResultWords;
  /** The result when the form was posted without scripts. */
  readonly postResult: FormPostResult<Partial<Fields>> | undefined;
  /** The values with which the form is rendered. */
  readonly initialValues: Partial<Fields>;
  readonly prefill: FormPrefill<Fields> | undefined;
  /** Called with the fields whenever this hook fills them in, for a field that the page itself controls. */
  onFill?(fields: Fields): void;
}

interface FieldProps extends FieldWords {
  readonly name: string;
  readonly error: string | undefined;
  /** Says that the field lost a number by a reload, and that it has to be typed again. */
  readonly retypeNote: RetypeNote;
  readonly defaultValue: string | undefined;
}

export interface Form<Fields> {
  /** The props of the field with this name. */
  field(name: keyof Fields): FieldProps;
  /** Whether the server has accepted a message since this page was opened. */
  readonly wasSent: boolean;
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** The props of `SubmitForm`. */
  readonly controls: SubmitControls;
}

/**
 * A form on its page: keeps a draft while the visitor types, sends the fields, and shows the result in an alert. If a
 * field is at fault, the alert's words also stand beside the field, which gets the focus.
 */
export function useForm<Fields extends FormFields<Fields>>(
  store: SubmissionStore<Fields>,
  { fieldWords, resultWords, postResult, initialValues, prefill, onFill }: UseFormOptions<Fields>,
): Form<Fields> {
  const { draftStore } = store;
  const { emptyFields } = draftStore;
  const outcome = useOutcome(store, postResult);
  const { phase, result } = outcome;
  const busy = phase === "sending";
  const signalsOf = useFormSignals(draftStore);
  const errors = useFieldErrors(result);
  const pause = useResendPause(result);
  const isHydrated = useHydrated();
  const [wasSent, setWasSent] = useState(false);
  if (!wasSent && isAccepted(result)) setWasSent(true);
  const { formRef, formProps, retype } = useFormDraft<Fields>(draftStore, {
    rendered: initialValues,
    postResult,
    applyPost: () => store.applyPost(postResult),
    prefill,
    onFill(fields, typed) {
      onFill?.(fields);
      handleChange(Object.keys(typed));
    },
  });
  const closedTabDraft = useClosedTabDraft(formRef, draftStore, (fields) => {
    onFill?.(fields);
    handleChange(Object.keys(nonEmpty(fields)));
  });
  useSentElsewhere(store);
  const { resultRef, showAgain } = usePresentResult(store, {
    formRef,
    outcome,
    postResult,
    problem: errors.problem,
    onFill,
  });
  useEffect(() => () => store.forgetResult(), [store]);

  function handleChange(names: readonly string[]): void {
    if (names.length === 0) return;
    errors.correct(names);
    pause.end();
  }

  function focusField(name: string): void {
    const control = formRef.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) focusControl(control);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    errors.clear();
    const forgotten = retype.ask();
    if (forgotten) focusField(forgotten);
    else void store.send(readFields(form, emptyFields), signalsOf(form));
  }

  function handleInput(event: FormEvent<HTMLFormElement>): void {
    errors.onInput(event);
    handleChange([(event.target as HTMLInputElement).name]);
    formProps.onInput(event);
  }

  // A reference below the summary would seem to belong to the incomplete message.
  const reference = errors.summary ? undefined : referenceOf(result);
  const lastReference = isHydrated && !busy && !result ? store.reference.read() : undefined;
  const isUnanswered = !errors.summary && phase === "answered" && result?.kind === "no-response";
  const labelsToRetype = retype.names.map((name) => fieldWords[name as keyof Fields].label);

  return {
    field: (name: keyof Fields & string) => ({
      ...fieldWords[name],
      name,
      error: errors.errorOf(name) ?? retype.errorOf(name),
      retypeNote: retype.noteOf(name),
      defaultValue: initialValues[name],
    }),
    wasSent,
    formRef,
    controls: {
      form: {
        ...formProps,
        onSubmit: handleSubmit,
        onInput: handleInput,
        onInvalidCapture: errors.onInvalid,
      },
      button: { busy, waiting: pause.waiting, onClick: pause.waiting ? showAgain : undefined },
      result: {
        resultRef,
        alert: errors.summary ?? alertOf(outcome, resultWords),
        hasUnsent: outcome.hasUnsent,
        sendAgain: isUnanswered ? formMessages.sendAgain(formatNames(labelsToRetype)) : undefined,
        reference,
        waiting: pause.waiting,
        isPosted: postResult !== undefined,
      },
      last: lastReference ? { reference: lastReference, onForget: store.forgetReference } : undefined,
      // Until the other tabs have answered, the draft may turn out to be sent.
      closedTabDraft: {
        ...closedTabDraft,
        note: phase === "checking" ? undefined : closedTabDraft.note,
        // The draft that is being sent must not be replaced.
        showOther: busy ? undefined : closedTabDraft.showOther,
      },
    },
  };
}
