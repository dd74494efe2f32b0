import {
  type FormEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { FormPostResult } from "#contract/form-post-result.ts";
import { useHydrated } from "#web/hydration/use-hydrated.ts";
import type { AlertContent } from "#web/ui/alert/alert.tsx";
import type { RetypeNote } from "#web/ui/field/field.tsx";
import { clearForm, type FormFields, readFields } from "./field-values.ts";
import { changedSince, maskedIn } from "./form-draft.ts";
import { type FormStore, idle } from "./form-store.ts";
import { alertFor, type ResultWords, referenceOf, type SubmissionResult } from "./submission-result.ts";
import { useAnnouncedResult } from "./use-announced-result.ts";
import { type ClosedTabDraft, useClosedTabDraft } from "./use-closed-tab-draft.ts";
import { useDraft } from "./use-draft.ts";
import { useFieldErrors } from "./use-field-errors.ts";
import { useFormSignals } from "./use-form-signals.ts";
import { useNumbersToRetype } from "./use-numbers-to-retype.ts";
import { useResendPause } from "./use-resend-pause.ts";
import { useSentElsewhere } from "./use-sent-elsewhere.ts";

export interface FormHookOptions<Fields> {
  /** The result when the form was posted without scripts. */
  readonly postResult: FormPostResult<Partial<Fields>> | undefined;
  /** The values with which the form is rendered. */
  readonly initialValues: Partial<Fields>;
  /** Whether some of them are from the page's address: they stay, until the visitor types. */
  readonly isPrefilled: boolean;
  readonly resultWords: ResultWords;
  /** Gets the fields whenever this hook writes them, for a field that the page itself controls. */
  onFill?(fields: Fields): void;
}

/** What a field of the form gets besides its label. */
interface FieldControls {
  readonly name: string;
  /** What is wrong with it: the server's words, or that it is empty. */
  readonly error: string | undefined;
  /** Says that it held a number before a reload, which has to be typed again. */
  readonly retypeNote: RetypeNote;
  readonly defaultValue: string | undefined;
}

export interface FormControls<Fields = unknown> {
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
  /** No answer has come. It may have been lost on its way back, so the form may have been accepted. */
  readonly isUnanswered: boolean;
  /** The reference under which the server stored it. */
  readonly reference: string | undefined;
  /** The reference of what was sent before, while there is no other result. */
  readonly lastReference: string | undefined;
  /** The visitor no longer needs that reference. */
  forgetReference(): void;
  /** The page was loaded by posting the form without scripts. */
  readonly isPosted: boolean;
  /** The element that shows the result. */
  readonly resultRef: RefObject<HTMLDivElement | null>;
  /** For the field of this name. */
  field(name: keyof Fields): FieldControls;
  /** The attributes that the boot script reads (web/boot/early-drafts.ts). */
  readonly attributes: Readonly<Record<`data-${string}`, string | undefined>>;
  readonly closedTabDraft: ClosedTabDraft;
  /** Scrolls to the result, and focuses it or the field at fault. */
  showResult(): void;
}

/**
 * A form on its page: keeps a draft while the visitor types, sends the fields, and shows the result in an alert. Where
 * one field is at fault, the same words stand beside it and it gets the focus.
 */
export function useForm<Fields extends FormFields<Fields>>(
  store: FormStore<Fields>,
  { postResult, initialValues, isPrefilled, resultWords, onFill }: FormHookOptions<Fields>,
): FormControls<Fields> {
  const { drafts } = store;
  const { emptyFields } = drafts;
  const ref = useRef<HTMLFormElement>(null);
  const state = useSyncExternalStore(store.subscribe, store.read, () => idle);
  const { busy } = state;
  const result = busy ? undefined : (state.result ?? postResult);
  const signalsOf = useFormSignals(drafts);
  const errors = useFieldErrors(result);
  const [rendered] = useState(() => [...(postResult?.unshown ?? []), ...maskedIn<Fields>(initialValues)]);
  const retype = useNumbersToRetype(drafts, rendered);
  const pause = useResendPause(result);
  const resultRef = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  useLayoutEffect(() => store.takePost(postResult), [store, postResult]);
  const keepDraft = useDraft(ref, drafts, initialValues, (fields, typed) => {
    onFill?.(fields);
    noteChange(Object.keys(typed));
  });
  const closedTabDraft = useClosedTabDraft(ref, drafts, () => onFill?.(emptyFields));
  useSentElsewhere(store);
  const { announced, isOpening } = useAnnouncedResult(store, state, postResult, present);

  function noteChange(names: readonly string[]): void {
    if (names.length === 0) return;
    errors.correct(names);
    pause.end();
  }

  function present(latest: SubmissionResult, isEarlier: boolean): void {
    if (latest.kind === "sent-elsewhere" && !latest.isOtherVersion && ref.current) {
      clearForm(ref.current, emptyFields, {});
      onFill?.(emptyFields);
    }
    // These come by themselves: whatever the visitor is about to press stays where it is, and has the focus.
    if (latest.kind === "interrupted" || latest.kind === "sent-elsewhere") return;
    if (isEarlier) {
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

  function focusField(name: string): void {
    const control = ref.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  }

  function resultAlert(): AlertContent | undefined {
    // The post's result is in the document, and a later one takes its place.
    const shown = announced ?? (result === postResult ? postResult : undefined);
    return shown && alertFor(shown, resultWords);
  }

  useEffect(() => () => store.forget(), [store]);

  return {
    ref,
    onSubmit(event) {
      event.preventDefault();
      const form = event.currentTarget;
      errors.clear();
      const forgotten = retype.ask();
      if (forgotten) focusField(forgotten);
      else void store.send(readFields(form, emptyFields), signalsOf(form));
    },
    onInvalid: errors.onInvalid,
    onInput(event) {
      errors.onInput(event);
      noteChange([(event.target as HTMLInputElement).name]);
      keepDraft(event);
    },
    busy,
    waiting: pause.waiting,
    alert: errors.summary ?? resultAlert(),
    hasUnsent: state.hasUnsent,
    isUnanswered: !errors.summary && announced?.kind === "no-response",
    // Not below the words that another message, which was begun since, is incomplete.
    reference: errors.summary ? undefined : referenceOf(result),
    lastReference: isHydrated && !busy && !result && !announced ? store.reference.read() : undefined,
    forgetReference: store.forgetReference,
    isPosted: postResult !== undefined,
    resultRef,
    field: (name: keyof Fields & string) => ({
      name,
      error: errors.errorOf(name) ?? retype.errorOf(name),
      retypeNote: retype.noteOf(name),
      defaultValue: initialValues[name],
    }),
    attributes: {
      ...drafts.attributes,
      "data-given": postResult?.kind ?? (isPrefilled ? "address" : undefined),
    },
    // Until the other tabs have answered, the note that it was not sent could be wrong.
    closedTabDraft: isOpening ? { ...closedTabDraft, note: undefined } : closedTabDraft,
    showResult,
  };
}
