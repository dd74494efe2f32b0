/**
 * Scrolls to a part of the page and focuses its heading, or a control in it, so that the keyboard and a screen reader go
 * on from there. By script only, because the hash belongs to the router.
 */
export function goTo(part: HTMLElement | null, focusTarget = part): void {
  part?.scrollIntoView({ behavior: "instant" });
  focusTarget?.focus({ preventScroll: true });
}
