import { type RefObject, useEffect, useRef } from "react";
import type { QuoteRequest } from "#contract/quote-request.ts";
import { prefersReducedMotion } from "#web/browser/reduced-motion.ts";

/**
 * Scrolls to the first answer. The returned function asks to scroll to the next answer too: the day is the last field,
 * so a visitor who has chosen one waits for the answer.
 */
export function useScrollToAnswer(
  form: RefObject<HTMLFormElement | null>,
  request: QuoteRequest | undefined,
  isAnswered: boolean,
): () => void {
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!request || !isAwaited.current) return;
    isAwaited.current = false;
    scrollToAnswer(form.current);
  }, [form, request]);
  useEffect(() => {
    if (isAnswered) scrollToFirstAnswer(form.current);
  }, [form, isAnswered]);
  return () => {
    isAwaited.current = true;
  };
}

/** Scrolls to the answer, unless it begins in the window's upper half. */
function scrollToAnswer(form: HTMLFormElement | null): void {
  const answer = form?.querySelector(".trip-answer");
  const top = answer?.getBoundingClientRect().top ?? 0;
  if (!answer || (top > 0 && top < window.innerHeight / 2)) return;
  answer.scrollIntoView({ behavior: prefersReducedMotion() ? "instant" : "smooth" });
}

/** In such a window the fields are one row (quote-form-bar.css), which stays in view above the answer. */
const wideWindow = "(width >= 72rem)";

/**
 * Scrolls to an answer that has just appeared, if the visitor is typing. Not while a button is pressed: it would move
 * away from under the pointer. Not in narrow windows: the fields would scroll out of view. There the line beside the
 * heading leads to the answer.
 */
function scrollToFirstAnswer(form: HTMLFormElement | null): void {
  const isTyping = form?.querySelector(".quote-form__bar [type=text]:focus") != null;
  if (isTyping && window.matchMedia(wideWindow).matches) scrollToAnswer(form);
}

/** Shows the answer and focuses it: Tab goes on from there, and a phone's keyboard closes. */
export function focusAnswer(form: HTMLFormElement | null): void {
  scrollToAnswer(form);
  form?.querySelector<HTMLElement>(".trip-answer")?.focus({ preventScroll: true });
}
