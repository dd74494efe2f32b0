import { type FormEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { formAnswer } from "#content/en/form-answer.ts";
import type { FieldProblem, PostedForm } from "#contract/posted-form.ts";
import { type SubmitOutcome, textIn } from "#web/api/submit.ts";
import { useHydrated } from "#web/app/hydrated.ts";
import type { AlertContent } from "#web/ui/alert/alert.tsx";
import { type FormSending, idle } from "./form-sending.ts";

/**
 * How long the button waits after a refusal, in milliseconds: as long as somebody still taps who has not seen the answer.
 * Longer would stand in the way of those who have, and try again.
 */
const pauseMs = 2_000;

export interface SubmissionOptions<Fields> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly sending: FormSending<Fields>;
  /** The outcome when the form was posted without scripts. */
  readonly posted: PostedForm | undefined;
  /** The form's own words for an outcome. */
  readonly alertFor: (outcome: SubmitOutcome) => AlertContent;
  /**
   * Empties the form of what was sent.
   *
   * @returns whether it keeps anything that was typed meanwhile.
   */
  readonly onAccepted: (form: HTMLFormElement) => boolean;
}

export interface Submission {
  /** It is on its way. */
  readonly busy: boolean;
  /** An answer has just come: another press shows it again and sends nothing. */
  readonly waiting: boolean;
  readonly alert: AlertContent | undefined;
  /** It was accepted, and the form keeps what was typed while it was on its way. */
  readonly hasUnsent: boolean;
  /** What the server has it filed under. */
  readonly reference: string | undefined;
  /** The whole page is the answer to the form, which was posted without scripts. */
  readonly isPosted: boolean;
  /** Where the answer stands. */
  readonly answerRef: RefObject<HTMLDivElement | null>;
  /** What is wrong with the field of this name, as the server said it. */
  errorOf(name: string): string | undefined;
  /** To be called whenever something was typed: the form can be sent, and the field that is typed in is not wrong. */
  noticeInput(event: FormEvent): void;
  /** Brings the answer into view, with the focus in it or in the field at fault. */
  showAnswer(): void;
}

/**
 * What all forms that are sent have in common: the answer in an alert, and where one field is at fault, the same words
 * beside it and the focus in it.
 */
export function useSubmission<Fields>(options: SubmissionOptions<Fields>): Submission {
  const { form, sending, posted, alertFor, onAccepted } = options;
  const { busy, outcome, hasUnsent } = useSyncExternalStore(sending.subscribe, sending.read, () => idle);
  const hydrated = useHydrated();
  const opening = useOpening(sending);
  const openedWith = useRef(outcome);
  const answerRef = useRef<HTMLDivElement>(null);
  const answer = busy ? undefined : (outcome ?? posted);
  const [corrected, setCorrected] = useState<typeof answer>();
  // Nobody taps on after an answer that came while another page was open. After a post without scripts they may.
  const [released, setReleased] = useState(outcome ?? (posted?.outcome === "sent" ? undefined : posted));
  const [keptBeside, setKeptBeside] = useState<typeof outcome>();
  const problem = answer === corrected ? undefined : problemOf(answer);

  function showAnswer(): void {
    const control = problem && form.current?.elements.namedItem(problem.field);
    answerRef.current?.scrollIntoView({ block: "nearest" });
    if (control instanceof HTMLElement) control.focus();
    else answerRef.current?.focus({ preventScroll: true });
  }

  const shown = useRef<typeof news>(undefined);
  const news = newsOf();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each piece of news
  useEffect(() => {
    if (!news || news === shown.current) return;
    shown.current = news;
    if (news === "interrupted" || news === openedWith.current) {
      if (!form.current?.contains(document.activeElement)) showAnswer();
      return;
    }
    if (news.kind === "accepted" && form.current) {
      const isTyping = document.activeElement?.matches("input, textarea, select");
      if (!onAccepted(form.current)) return showAnswer();
      setKeptBeside(news);
      // The live region is read out wherever the focus is. It stays where somebody types on.
      if (isTyping) answerRef.current?.scrollIntoView({ block: "nearest" });
      else showAnswer();
    } else showAnswer();
    const pause = setTimeout(() => setReleased(news), pauseMs);
    return () => clearTimeout(pause);
  }, [news]);

  useEffect(() => () => sending.forget(), [sending]);

  return {
    busy,
    // In a document without scripts nothing could wake it.
    waiting: hydrated && answer !== undefined && answer !== released,
    alert: alertOf(),
    hasUnsent: hasUnsent || (outcome !== undefined && outcome === keptBeside),
    reference: referenceIn(answer),
    isPosted: posted !== undefined,
    answerRef,
    errorOf: (name) => (problem?.field === name ? problem.message : undefined),
    noticeInput({ target }) {
      setReleased(answer);
      if (problem && (target as Partial<HTMLInputElement>).name === problem.field) setCorrected(answer);
    },
    showAnswer,
  };

  /** What the page has to say beyond what came with the document. */
  function newsOf(): SubmitOutcome | "interrupted" | undefined {
    if (busy || opening === "opening") return undefined;
    return outcome ?? (opening === "interrupted" && !posted ? "interrupted" : undefined);
  }

  function alertOf(): AlertContent | undefined {
    if (news === "interrupted") return { tone: "info", text: formAnswer.interrupted };
    if (news) return alertFor(news);
    if (busy || outcome || !posted) return undefined;
    return { tone: posted.outcome === "sent" ? "success" : "error", text: posted.message };
  }
}

/**
 * Whether the page is still opening. What it has to say appears a moment later: the document is the same for all visitors,
 * and screen readers announce only what changes in a live region that they know.
 */
function useOpening(
  sending: Pick<FormSending<unknown>, "wasInterrupted">,
): "opening" | "opened" | "interrupted" {
  const [opening, setOpening] = useState<"opening" | "opened" | "interrupted">("opening");
  useEffect(() => setOpening(sending.wasInterrupted() ? "interrupted" : "opened"), [sending]);
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
