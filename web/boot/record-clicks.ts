/**
 * Buttons that only scripts answer: they act on the page, or send a form whose answer comes from its script. While a
 * field of such a form is wrong, the browser itself answers.
 */
const answeredByScripts =
  "#root :is(button[type=button]:not([popovertarget]), [method=dialog]:is(:valid, [novalidate]) button)";

/**
 * Keeps the presses that only scripts answer, from the first moment of the document. They are repeated once the scripts
 * can answer them (web/hydration/replay-clicks.ts), which takes them out of the set. Enter in a form is a press on its
 * button too.
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
