/**
 * Buttons that only scripts answer: those that act on the page, and submit buttons of forms that scripts handle. While a
 * field of such a form is invalid, the browser itself answers.
 */
const answeredByScripts =
  "#root :is(button[type=button]:not([popovertarget]), [method=dialog]:is(:valid, [novalidate]) button)";

/**
 * Records presses that only scripts answer, Enter in a form included, from the first moment of the document. Once the
 * scripts can answer a press, web/hydration/replay-clicks.ts takes it out of the set and repeats it.
 *
 * @returns the pressed buttons, in the order of the last press on each.
 */
export function recordClicks(): Set<HTMLElement> {
  const pressed = new Set<HTMLElement>();
  function keep({ target }: Event): void {
    const button = (target as Element).closest<HTMLElement>(answeredByScripts);
    if (!button) return;
    pressed.delete(button);
    pressed.add(button);
  }
  addEventListener("click", keep, true);
  return pressed;
}
