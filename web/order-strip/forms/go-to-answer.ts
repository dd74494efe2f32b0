import { prefersReducedMotion } from "#web/browser/reduced-motion.ts";

/** Scrolls to the answer, with what is above it in the form, if it does not begin in the window's upper half. */
export function showAnswer(form: HTMLFormElement | null): void {
  const answer = form?.querySelector(".trip-answer");
  const top = answer?.getBoundingClientRect().top ?? 0;
  if (!answer || (top > 0 && top < window.innerHeight / 2)) return;
  answer.scrollIntoView({ behavior: prefersReducedMotion() ? "instant" : "smooth" });
}

/** Beside the fields in one row, which stay in view above the answer (order-strip.css). */
const wideWindow = "(width >= 72rem)";

/**
 * Shows an answer that has just opened to a visitor who types. Never while a button is pressed: it would move away from
 * under the pointer. In narrow windows the fields would leave the window, so there the line in the head leads to it.
 */
export function showFirstAnswer(form: HTMLFormElement | null): void {
  const isTyping = form?.querySelector(".order-form__bar [type=text]:focus") != null;
  if (isTyping && window.matchMedia(wideWindow).matches) showAnswer(form);
}

/** Shows the answer and focuses it: the keyboard goes on from there, and a phone's closes. */
export function goToAnswer(form: HTMLFormElement | null): void {
  showAnswer(form);
  form?.querySelector<HTMLElement>(".trip-answer")?.focus({ preventScroll: true });
}
