import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { formMessages } from "#content/en/form-messages.ts";
import { formatNames } from "#content/format/english.ts";
import type { FormPostResult } from "#contract/form-post-result.ts";
import { useClosedTabDraft } from "#web/drafts/closed-tab-draft.tsx";
import { clearForm, type FormFields, nonEmpty, readFields } from "#web/drafts/field-values.ts";
import { changedSince } from "#web/drafts/form-drafts.ts";
import { type AddressPrefill, useFormDraft } from "#web/drafts/use-form-draft.ts";
import { useHydrated } from "#web/hydration/use-hydrated.ts";
import type { RetypeNote } from "#web/ui/field/field.tsx";
import { alertOf, isAccepted, type ResultWords, referenceOf, type SubmissionResult } from "./form-outcome.ts";
import { useFormSignals } from "./form-signals.tsx";
import type { FormStore } from "./form-store.ts";
import type { SubmitControls } from "./submit-form.tsx";
import { useFieldErrors } from "./use-field-errors.ts";
import { useOnResult, useOutcome, useSentElsewhere } from "./use-outcome.ts";
import { useResendPause } from "./use-resend-pause.ts";

/** The words of a field that do not change. */
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
  readonly prefill: AddressPrefill<Fields> | undefined;
  /** Gets the fields whenever this hook writes them, for a field that the page itself controls. */
  onFill?(fields: Fields): void;
}

/** The props of a field. */
interface FieldProps extends FieldWords {
  readonly name: string;
  /** What is wrong with it: the server's words, or that it is empty. */
  readonly error: string | undefined;
  /** Says that it held a number before a reload, which has to be typed again. */
  readonly retypeNote: RetypeNote;
  readonly defaultValue: string | undefined;
}

export interface Form<Fields> {
  /** The props of the field with this name. */
  field(name: keyof Fields): FieldProps;
  /** The server has accepted it on this page, whatever was begun since. */
  readonly wasSent: boolean;
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** The props of `SubmitForm`. */
  readonly controls: SubmitControls;
}

/**
 * A form on its page: keeps a draft while the visitor types, sends the fields, and shows the result in an alert. Where
 * one field is at fault, the same words stand beside it and it gets the focus.
 */
export function useForm<Fields extends FormFields<Fields>>(
  store: FormStore<Fields>,
  { fieldWords, resultWords, postResult, initialValues, prefill, onFill }: UseFormOptions<Fields>,
): Form<Fields> {
  const { drafts } = store;
  const { emptyFields } = drafts;
  const outcome = useOutcome(store, postResult);
  const { phase, result } = outcome;
  const busy = phase === "sending";
  const signalsOf = useFormSignals(drafts);
  const errors = useFieldErrors(result);
  const pause = useResendPause(result);
  const resultRef = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const [wasSent, setWasSent] = useState(false);
  if (!wasSent && isAccepted(result)) setWasSent(true);
  const { formRef, formProps, retype } = useFormDraft<Fields>(drafts, {
    rendered: initialValues,
    postResult,
    applyPost: () => store.applyPost(postResult),
    prefill,
    onFill(fields, typed) {
      onFill?.(fields);
      noteChange(Object.keys(typed));
    },
  });
  const closedTabDraft = useClosedTabDraft(formRef, drafts, (fields) => {
    onFill?.(fields);
    noteChange(Object.keys(nonEmpty(fields)));
  });
  useSentElsewhere(store);
  useOnResult(outcome, postResult, present);
  useEffect(() => () => store.forget(), [store]);

  function noteChange(names: readonly string[]): void {
    if (names.length === 0) return;
    errors.correct(names);
    pause.end();
  }

  function present(latest: SubmissionResult, isEarlier: boolean): void {
    if (latest.kind === "sent-elsewhere" && !latest.isOtherVersion && formRef.current) {
      clearForm(formRef.current, emptyFields, {});
      onFill?.(emptyFields);
    }
    // These come by themselves: whatever the visitor is about to press stays where it is, and has the focus.
    if (latest.kind === "interrupted" || latest.kind === "sent-elsewhere") return;
    if (isEarlier) {
      if (!formRef.current?.contains(document.activeElement)) showResult();
      return;
    }
    const isTyping = document.activeElement?.matches("input, textarea, select");
    const isKept = latest.kind === "accepted" && clearSent();
    if (isKept) store.markUnsent();
    // Screen readers announce the live region wherever the focus is, so it stays where somebody is typing.
    if (isKept && isTyping) resultRef.current?.scrollIntoView({ block: "nearest" });
    else showResult();
  }

  function showResult(): void {
    const control = errors.problem && formRef.current?.elements.namedItem(errors.problem.field);
    resultRef.current?.scrollIntoView({ block: "nearest" });
    if (control instanceof HTMLElement) control.focus();
    else resultRef.current?.focus({ preventScroll: true });
  }

  /** @returns whether the form keeps text that was typed meanwhile. */
  function clearSent(): boolean {
    if (!formRef.current) return false;
    const unsent = changedSince(store.read().sent ?? emptyFields, readFields(formRef.current, emptyFields));
    clearForm(formRef.current, emptyFields, unsent);
    onFill?.({ ...emptyFields, ...unsent });
    return Object.keys(unsent).length > 0;
  }

  function focusField(name: string): void {
    const control = formRef.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
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
    noteChange([(event.target as HTMLInputElement).name]);
    formProps.onInput(event);
  }

  // Not below the words that another message, which was begun since, is incomplete.
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
      button: { busy, waiting: pause.waiting, onClick: pause.waiting ? showResult : undefined },
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
      // Until the other tabs have answered, the note that it was not sent could be wrong.
      closedTabDraft: {
        ...closedTabDraft,
        note: phase === "opening" ? undefined : closedTabDraft.note,
        // What is being sent is the draft of this form.
        showOther: busy ? undefined : closedTabDraft.showOther,
      },
    },
  };
}
