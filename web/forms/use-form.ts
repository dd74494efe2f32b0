import { type FormEvent, type RefObject, useState } from "react";
import { formMessages } from "#content/en/form-messages.ts";
import { formatNames } from "#content/format/english.ts";
import type { FormPostResult } from "#contract/form-post-result.ts";
import { controlNamed } from "#web/browser/control-named.ts";
import { useOnline } from "#web/browser/use-online.ts";
import { type FormFields, nonEmpty, readFields } from "#web/drafts/field-values.ts";
import { type FormPrefill, useFormDraft } from "#web/drafts/use-form-draft.ts";
import type { FieldWords, RetypeNote } from "#web/ui/field/field.tsx";
import { focusControl } from "./focus-control.ts";
import { useFormSignals } from "./form-signals.tsx";
import { alertOf, type ResultWords, referenceOf, traitsOf } from "./submission.ts";
import type { SubmissionStore } from "./submission-store.ts";
import type { FormParts } from "./submit-form.tsx";
import { useFieldErrors } from "./use-field-errors.ts";
import { usePresentResult } from "./use-present-result.ts";
import { useResendPause } from "./use-resend-pause.ts";
import { useSubmission } from "./use-submission.ts";

export interface UseFormOptions<Fields> {
  readonly fieldWords: Readonly<Record<keyof Fields, FieldWords & { readonly missing?: string | undefined }>>;
  readonly resultWords: ResultWords;
  /** The result when the form was posted without scripts. */
  readonly postResult: FormPostResult<Partial<Fields>> | undefined;
  /** The values with which the form is rendered. */
  readonly defaultValues: Partial<Fields>;
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
  /** Props of `SubmitForm`. */
  readonly parts: FormParts;
}

/**
 * A form on its page: keeps a draft while the visitor types, sends the fields, and shows the result in an alert. If a
 * field is at fault, the alert's words also stand beside the field, which gets the focus.
 */
export function useForm<Fields extends FormFields<Fields>>(
  store: SubmissionStore<Fields>,
  { fieldWords, resultWords, postResult, defaultValues, prefill, onFill }: UseFormOptions<Fields>,
): Form<Fields> {
  const { draftStore, reference } = store;
  const submission = useSubmission(store, postResult);
  const { status, result, hasUnsent } = submission;
  const isPending = status === "pending";
  const signalsOf = useFormSignals(draftStore);
  const errors = useFieldErrors(result);
  const pause = useResendPause(submission);
  const isOnline = useOnline();
  const [wasSent, setWasSent] = useState(false);
  if (!wasSent && traitsOf(result)?.isAccepted) setWasSent(true);
  const { formRef, formProps, redacted } = useFormDraft<Fields>(draftStore, {
    defaultValues,
    post: postResult && { result: postResult, apply: () => store.applyPost(postResult) },
    prefill,
    onFill: handleFill,
  });
  const { resultRef, showAgain } = usePresentResult(store, {
    formRef,
    submission,
    postResult,
    problem: errors.problem,
    onFill,
  });

  function handleChange(names: readonly string[]): void {
    if (names.length === 0) return;
    errors.correct(names);
    pause.end();
  }

  function handleFill(fields: Fields, changed = nonEmpty(fields)): void {
    onFill?.(fields);
    handleChange(Object.keys(changed));
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    errors.clear();
    const forgotten = redacted.ask();
    if (!forgotten) void store.send(readFields(form, draftStore.emptyFields), signalsOf(form));
    else focusControl(controlNamed(form, forgotten));
  }

  function handleInput(event: FormEvent<HTMLFormElement>): void {
    errors.onInput(event);
    handleChange([(event.target as HTMLInputElement).name]);
    formProps.onInput(event);
  }

  const traits = traitsOf(result);
  // What another tab sent comes without a press here, and then nothing may move.
  const isSent = traits?.isAccepted && traits.isFromPress && !hasUnsent && !errors.summary;
  const isUnanswered = !errors.summary && status === "settled" && result?.kind === "no-response";
  const toRetype = formatNames(redacted.names.map((name) => fieldWords[name as keyof Fields].label));

  return {
    field(name: keyof Fields & string) {
      const { missing, ...words } = fieldWords[name];
      return {
        ...words,
        name,
        error: errors.errorOf(name, missing) ?? redacted.errorOf(name),
        retypeNote: redacted.noteOf(name),
        defaultValue: defaultValues[name],
      };
    },
    wasSent,
    formRef,
    parts: {
      form: {
        ...formProps,
        onSubmit: handleSubmit,
        onInput: handleInput,
        onInvalidCapture: errors.onInvalid,
      },
      button: { busy: isPending, waiting: pause.waiting, onClick: pause.waiting ? showAgain : undefined },
      result: {
        resultRef,
        alert: errors.summary ?? alertOf(submission, resultWords, toRetype),
        hasUnsent,
        sendAgain: isUnanswered ? formMessages.sendAgain(toRetype, isOnline) : undefined,
        // Below the summary a reference would seem to belong to the incomplete message.
        reference: errors.summary ? undefined : referenceOf(result),
        isAccepted: !errors.summary && traits?.isAccepted === true,
        waiting: pause.waiting,
        isPosted: postResult !== undefined,
      },
      isSent: isSent ?? false,
      earlierReference: isPending || result ? undefined : reference,
      recoveredDraft: {
        formRef,
        draftStore,
        isChecking: status === "checking",
        isPending,
        onFill: handleFill,
      },
    },
  };
}
