import { type FormEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { formAnswer } from "#content/en/form-answer.ts";
import type { FieldProblem, PostedForm } from "#contract/posted-form.ts";
import { type SubmitOutcome, textIn } from "#web/api/submit.ts";
import { useHydrated } from "#web/app/use-hydrated.ts";
import type { AlertContent } from "#web/ui/alert/alert.tsx";
import { changedSince } from "./form-draft.ts";
import { clearForm, type FormFields, fillFields, nonEmpty, readFields } from "./form-fields.ts";
import { type FormStore, idle } from "./form-store.ts";
import { alertFor, type OutcomeWords } from "./outcome-alert.ts";
import { useFormSignals } from "./use-form-signals.ts";
import { useMissingFields } from "./use-missing-fields.ts";

/**
 * How long the button waits after an answer, in milliseconds: as long as people go on tapping who have not seen it yet.
 * A longer pause would hold up those who have seen it and try again.
 */
const pauseMs = 2_000;

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
 * A form on its page: keeps a draft while the visitor types, sends the fields, and shows the answer in an alert. Where one
 * field is at fault, the same words stand beside it and it gets the focus.
 */
export function useForm<Fields extends FormFields<Fields>>(
  store: FormStore<Fields>,
  { ref, posted, outcomeWords, onFill }: FormHookOptions<Fields>,
): FormControls {
  const { drafts, emptyFields } = store;
  const state = useSyncExternalStore(store.subscribe, store.read, () => idle);
  const { busy, outcome, sent } = state;
  const signalsOf = useFormSignals(drafts);
  const missing = useMissingFields();
  const hydrated = useHydrated();
  const opening = useOpening(store);
  const openedWith = useRef(outcome);
  const answerRef = useRef<HTMLDivElement>(null);
  const answer = busy ? undefined : (outcome ?? posted);
  const [corrected, setCorrected] = useState<typeof answer>();
  // An answer that came while another page was open needs no pause. After a post without scripts people may still tap.
  const [released, setReleased] = useState(outcome ?? (posted?.outcome === "sent" ? undefined : posted));
  const [keptBeside, setKeptBeside] = useState<typeof outcome>();
  const problem = answer === corrected ? undefined : problemOf(answer);

  function showAnswer(): void {
    const control = problem && ref.current?.elements.namedItem(problem.field);
    answerRef.current?.scrollIntoView({ block: "nearest" });
    if (control instanceof HTMLElement) control.focus();
    else answerRef.current?.focus({ preventScroll: true });
  }

  /** @returns whether the form keeps text that was typed meanwhile. */
  function clearSent(form: HTMLFormElement): boolean {
    const unsent = changedSince(sent ?? emptyFields, readFields(form, emptyFields));
    clearForm(form, emptyFields, unsent);
    onFill?.({ ...emptyFields, ...unsent });
    return Object.keys(unsent).length > 0;
  }

  const shown = useRef<typeof news>(undefined);
  const news = newsOf();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each piece of news
  useEffect(() => {
    if (!news || news === shown.current) return;
    shown.current = news;
    if (news === "interrupted" || news === openedWith.current) {
      if (!ref.current?.contains(document.activeElement)) showAnswer();
      return;
    }
    if (news.kind === "accepted" && ref.current) {
      const isTyping = document.activeElement?.matches("input, textarea, select");
      if (!clearSent(ref.current)) return showAnswer();
      setKeptBeside(news);
      // Screen readers announce the live region wherever the focus is, so it stays where somebody is typing.
      if (isTyping) answerRef.current?.scrollIntoView({ block: "nearest" });
      else showAnswer();
    } else showAnswer();
    const pause = setTimeout(() => setReleased(news), pauseMs);
    return () => clearTimeout(pause);
  }, [news]);

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
      missing.clear();
      void store.send(readFields(form, emptyFields), signalsOf(form));
    },
    onInvalid: missing.onInvalid,
    onInput(event) {
      const { currentTarget: form, target } = event;
      missing.onInput(event);
      setReleased(answer);
      if (problem && (target as Partial<HTMLInputElement>).name === problem.field) setCorrected(answer);
      drafts.keep(readFields(form, emptyFields));
    },
    busy,
    // In a document without scripts nothing could end the waiting.
    waiting: hydrated && answer !== undefined && answer !== released,
    alert: missing.summary ?? alertOf(),
    hasUnsent: state.hasUnsent || (outcome !== undefined && outcome === keptBeside),
    reference: referenceIn(answer),
    isPosted: posted !== undefined,
    answerRef,
    errorOf: (name) => missing.errorOf(name) ?? (problem?.field === name ? problem.message : undefined),
    showAnswer,
  };

  /** News that did not come with the document. */
  function newsOf(): SubmitOutcome | "interrupted" | undefined {
    if (busy || opening === "opening") return undefined;
    return outcome ?? (opening === "interrupted" && !posted ? "interrupted" : undefined);
  }

  function alertOf(): AlertContent | undefined {
    if (news === "interrupted") return { tone: "info", text: formAnswer.interrupted };
    if (news) return alertFor(news, outcomeWords);
    if (busy || outcome || !posted) return undefined;
    return { tone: posted.outcome === "sent" ? "success" : "error", text: posted.message };
  }
}

/**
 * Whether the page is still opening. News appears a moment later: the document is the same for all visitors, and screen
 * readers announce only what changes in a live region that they know.
 */
function useOpening(store: Pick<FormStore<unknown>, "wasInterrupted">): "opening" | "opened" | "interrupted" {
  const [opening, setOpening] = useState<"opening" | "opened" | "interrupted">("opening");
  useEffect(() => setOpening(store.wasInterrupted() ? "interrupted" : "opened"), [store]);
  return opening;
}

type Answer = SubmitOutcome | PostedForm | undefined;

function problemOf(answer: Answer): FieldProblem | undefined {
  if (!answer) return undefined;
  if ("outcome" in answer) return answer.problem;
  const { field, message } = answer.kind === "refused" ? answer : {};
  return field && message ? { field, message } : undefined;
}

function referenceIn(answer: Answer): string | undefined {
  if (!answer) return undefined;
  if ("outcome" in answer) return answer.reference;
  return answer.kind === "accepted" ? textIn(answer.answer, "reference") : undefined;
}
