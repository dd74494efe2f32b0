/**
 * Focuses a control and scrolls to it. `focus()` does not scroll to a control that has the focus already, and on some
 * phones a press on a button leaves the focus in the field.
 */
export function focusControl(control: HTMLElement | undefined): void {
  control?.focus();
  control?.scrollIntoView({ block: "nearest" });
}
