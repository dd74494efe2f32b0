import { prefersReducedMotion } from "#web/browser/reduced-motion.ts";

/** Scrolls to the answer, with what is above it in the form, if it does not begin in the window's upper half. */
export function showAnswer(form: HTMLFormElement | null): void {
  const answer = form?.querySelector(".trip-answer");
  const top = answer?.getBoundingClientRect().top ?? 0;
  if (!answer || (top > 0 && top < window.innerHeight / 2)) return;
  answer.scrollIntoView({ behavior: prefersReducedMotion() ? "instant" : "smooth" });
}

/** Shows the answer and focuses it: the keyboard goes on from there, and a phone's closes. */
export function goToAnswer(form: HTMLFormElement | null): void {
  showAnswer(form);
  form?.querySelector<HTMLElement>(".trip-answer")?.focus({ preventScroll: true });
}
