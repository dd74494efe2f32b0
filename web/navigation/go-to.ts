import { homeQuote } from "#contract/routes.ts";

/** Scrolls to where a page begins: its top, or Home's quote form (quote-section.tsx) if the address is for that. */
export function goToStart(address: string): void {
  document
    .querySelector(address === homeQuote ? ".quote-section" : "html")
    ?.scrollIntoView({ behavior: "instant" });
}

/** Whether the focus is where a page begins, and not in something that the visitor has chosen meanwhile. */
export function isFocusFree(): boolean {
  return document.activeElement?.matches("body, main h1") ?? false;
}

/** Focuses the page's heading, where a screen reader begins to read. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}

/**
 * Scrolls to a part of the page and focuses its heading, or a control in it, so that the keyboard and a screen reader go
 * on from there. By script only, because the hash belongs to the router.
 */
export function goTo(part: HTMLElement | null, focusTarget = part): void {
  part?.scrollIntoView({ behavior: "instant" });
  focusTarget?.focus({ preventScroll: true });
}
