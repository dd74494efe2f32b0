/**
 * Focuses a control and shows it. To focus a control that has the focus already does not scroll, and on some phones a
 * press on a button leaves the focus in the field.
 */
export function focusControl(control: HTMLElement | undefined): void {
  control?.focus();
  control?.scrollIntoView({ block: "nearest" });
}
