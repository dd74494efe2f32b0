import { type FormEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { formAnswer } from "#content/en/form-answer.ts";
import type { PostedForm } from "#contract/posted-form.ts";
import type { AlertContent } from "#web/ui/alert/alert.tsx";
import { alertOf, referenceOf } from "./answer.ts";
import { clearForm, type FormFields, fillFields, nonEmpty, readFields } from "./field-values.ts";
import { changedSince } from "./form-draft.ts";
import { type FormStore, idle } from "./form-store.ts";
import type { OutcomeWords } from "./outcome-alert.ts";
import { useFieldErrors } from "./use-field-errors.ts";
import { useFormSignals } from "./use-form-signals.ts";
import { type News, useNews } from "./use-news.ts";
import { useResendPause } from "./use-resend-pause.ts";

export interface FormHookOptions<Fields> {
  readonly ref: RefObject<HTMLFormElement | null>;
  /** The outcome when the form was posted without scripts. */
  readonly posted: PostedForm | undefined;
  readonly outcomeWords: OutcomeWords;
  /** Gets the fields whenever this hook writes them, for a field that the page itself controls. */
  readonly onFill?: (fields: Fields) => void;
}

export interface FormControls {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  /** For `onInvalidCapture`: the browser has refused to send the form. */
  readonly onInvalid: (event: FormEvent<HTMLFormElement>) => void;
  /** It is being sent. */
  readonly busy: boolean;
  /** An answer has just come: another press shows it again and sends nothing. */
  readonly waiting: boolean;
  readonly alert: AlertContent | undefined;
  /** It was accepted, and the form keeps the text that was typed while it was being sent. */
  readonly hasUnsent: boolean;
  /** The reference under which the server stored it. */
  readonly reference: string | undefined;
  /** The whole page is the answer to the form, which was posted without scripts. */
  readonly isPosted: boolean;
  /** The element of the answer. */
  readonly answerRef: RefObject<HTMLDivElement | null>;
  /** What is wrong with the field of this name: the server's words, or that it is empty. */
  errorOf(name: string): string | undefined;
  /** Scrolls to the answer, and focuses it or the field at fault. */
  showAnswer(): void;
}

/**
 * A form on its page: keeps a draft while the visitor types, sends the fields, and shows the answer in an alert. Where
 * one field is at fault, the same words stand beside it and it gets the focus.
 */
export function useForm<Fields extends FormFields<Fields>>(
  store: FormStore<Fields>,
  { ref, posted, outcomeWords, onFill }: FormHookOptions<Fields>,
): FormControls {
  const { drafts, emptyFields } = store;
  const state = useSyncExternalStore(store.subscribe, store.read, () => idle);
  const { busy, outcome } = state;
  const answer = busy ? undefined : (outcome ?? posted);
  const signalsOf = useFormSignals(drafts);
  const errors = useFieldErrors(answer);
  const pause = useResendPause(answer);
  const answerRef = useRef<HTMLDivElement>(null);
  const [keptBeside, setKeptBeside] = useState<News>();
  const news = useNews(store, state, posted, present);

  function present(latest: News, isOld: boolean): void {
    if (isOld || latest === "interrupted") {
      if (!ref.current?.contains(document.activeElement)) showAnswer();
      return;
    }
    const isTyping = document.activeElement?.matches("input, textarea, select");
    const isKept = latest.kind === "accepted" && clearSent();
    if (isKept) setKeptBeside(latest);
    // Screen readers announce the live region wherever the focus is, so it stays where somebody is typing.
    if (isKept && isTyping) answerRef.current?.scrollIntoView({ block: "nearest" });
    else showAnswer();
  }

  function showAnswer(): void {
    const control = errors.problem && ref.current?.elements.namedItem(errors.problem.field);
    answerRef.current?.scrollIntoView({ block: "nearest" });
    if (control instanceof HTMLElement) control.focus();
    else answerRef.current?.focus({ preventScroll: true });
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
    if (posted?.outcome === "sent") drafts.clear();
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
    alert: errors.summary ?? newsAlert() ?? postedAlert(),
    hasUnsent: state.hasUnsent || (outcome !== undefined && outcome === keptBeside),
    reference: referenceOf(answer),
    isPosted: posted !== undefined,
    answerRef,
    errorOf: errors.errorOf,
    showAnswer,
  };

  function newsAlert(): AlertContent | undefined {
    if (news === "interrupted") return { tone: "info", text: formAnswer.interrupted };
    return news && alertOf(news, outcomeWords);
  }

  /** A later outcome takes its place. */
  function postedAlert(): AlertContent | undefined {
    return posted && answer === posted ? alertOf(posted, outcomeWords) : undefined;
  }
}
