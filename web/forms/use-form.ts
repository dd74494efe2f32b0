import { type FormEvent, type RefObject, useEffect, useRef, useSyncExternalStore } from "react";
import type { FormPostResult } from "#contract/form-post-result.ts";
import type { AlertContent } from "#web/ui/alert/alert.tsx";
import { clearForm, type FormFields, fillFields, nonEmpty, readFields } from "./field-values.ts";
import { changedSince } from "./form-draft.ts";
import { type FormStore, idle } from "./form-store.ts";
import { alertFor, type ResultWords, referenceOf, type SubmissionResult } from "./submission-result.ts";
import { useAnnouncedResult } from "./use-announced-result.ts";
import { useFieldErrors } from "./use-field-errors.ts";
import { useFormSignals } from "./use-form-signals.ts";
import { useResendPause } from "./use-resend-pause.ts";

export interface FormHookOptions<Fields> {
  /** The result when the form was posted without scripts. */
  readonly postResult: FormPostResult | undefined;
  readonly resultWords: ResultWords;
  /** Gets the fields whenever this hook writes them, for a field that the page itself controls. */
  onFill?(fields: Fields): void;
}

export interface FormControls {
  readonly ref: RefObject<HTMLFormElement | null>;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  onInput(event: FormEvent<HTMLFormElement>): void;
  /** For `onInvalidCapture`: the browser has refused to send the form. */
  onInvalid(event: FormEvent<HTMLFormElement>): void;
  /** It is being sent. */
  readonly busy: boolean;
  /** A result has just come: another press shows it again and sends nothing. */
  readonly waiting: boolean;
  readonly alert: AlertContent | undefined;
  /** It was accepted, and the form keeps the text that was typed while it was being sent. */
  readonly hasUnsent: boolean;
  /** The reference under which the server stored it. */
  readonly reference: string | undefined;
  /** The page was loaded by posting the form without scripts. */
  readonly isPosted: boolean;
  /** The element that shows the result. */
  readonly resultRef: RefObject<HTMLDivElement | null>;
  /** What is wrong with the field of this name: the server's words, or that it is empty. */
  errorOf(name: string): string | undefined;
  /** Scrolls to the result, and focuses it or the field at fault. */
  showResult(): void;
}

/**
 * A form on its page: keeps a draft while the visitor types, sends the fields, and shows the result in an alert. Where
 * one field is at fault, the same words stand beside it and it gets the focus.
 */
export function useForm<Fields extends FormFields<Fields>>(
  store: FormStore<Fields>,
  { postResult, resultWords, onFill }: FormHookOptions<Fields>,
): FormControls {
  const { drafts, emptyFields } = store;
  const ref = useRef<HTMLFormElement>(null);
  const state = useSyncExternalStore(store.subscribe, store.read, () => idle);
  const { busy } = state;
  const result = busy ? undefined : (state.result ?? postResult);
  const signalsOf = useFormSignals(drafts);
  const errors = useFieldErrors(result);
  const pause = useResendPause(result);
  const resultRef = useRef<HTMLDivElement>(null);
  const announced = useAnnouncedResult(store, state, postResult, present);

  function present(latest: SubmissionResult, isEarlier: boolean): void {
    if (isEarlier || latest.kind === "interrupted") {
      if (!ref.current?.contains(document.activeElement)) showResult();
      return;
    }
    const isTyping = document.activeElement?.matches("input, textarea, select");
    const isKept = latest.kind === "accepted" && clearSent();
    if (isKept) store.keepUnsent();
    // Screen readers announce the live region wherever the focus is, so it stays where somebody is typing.
    if (isKept && isTyping) resultRef.current?.scrollIntoView({ block: "nearest" });
    else showResult();
  }

  function showResult(): void {
    const control = errors.problem && ref.current?.elements.namedItem(errors.problem.field);
    resultRef.current?.scrollIntoView({ block: "nearest" });
    if (control instanceof HTMLElement) control.focus();
    else resultRef.current?.focus({ preventScroll: true });
  }

  /** @returns whether the form keeps text that was typed meanwhile. */
  function clearSent(): boolean {
    if (!ref.current) return false;
    const unsent = changedSince(state.sent ?? emptyFields, readFields(ref.current, emptyFields));
    clearForm(ref.current, emptyFields, unsent);
    onFill?.({ ...emptyFields, ...unsent });
    return Object.keys(unsent).length > 0;
  }

  useEffect(() => () => store.forget(), [store]);

  // Restores the draft of this tab, but never over text that is in the form already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there
  useEffect(() => {
    if (postResult?.kind === "posted") drafts.clear();
    const draft = drafts.read();
    if (!draft || !ref.current) return;
    const restored = { ...draft.fields, ...nonEmpty(readFields(ref.current, emptyFields)) };
    fillFields<Fields>(ref.current, restored);
    onFill?.(restored);
  }, []);

  return {
    ref,
    onSubmit(event) {
      event.preventDefault();
      const form = event.currentTarget;
      errors.clear();
      void store.send(readFields(form, emptyFields), signalsOf(form));
    },
    onInvalid: errors.onInvalid,
    onInput(event) {
      errors.onInput(event);
      pause.end();
      drafts.keep(readFields(event.currentTarget, emptyFields));
    },
    busy,
    waiting: pause.waiting,
    alert: errors.summary ?? resultAlert(),
    hasUnsent: state.hasUnsent,
    // Not below the words that another message, which was begun since, is incomplete.
    reference: errors.summary ? undefined : referenceOf(result),
    isPosted: postResult !== undefined,
    resultRef,
    errorOf: errors.errorOf,
    showResult,
  };

  function resultAlert(): AlertContent | undefined {
    // The post's result is in the document, and a later one takes its place.
    const shown = announced ?? (result === postResult ? postResult : undefined);
    return shown && alertFor(shown, resultWords);
  }
}
