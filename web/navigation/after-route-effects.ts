/**
 * Runs an action after `useRouteEffects`, which scrolls to the top and focuses the page's heading. Call it in an effect:
 * those of the page run before that one, and microtasks after all of them.
 */
export function afterRouteEffects(action: () => void): void {
  queueMicrotask(action);
}

/** Leads to a part of the page instead of its top, as a link asked for: scrolls there, and focuses an element in it. */
export function jumpTo(part: HTMLElement | null, focusTarget: HTMLElement | null): void {
  afterRouteEffects(() => {
    part?.scrollIntoView({ behavior: "instant" });
    focusTarget?.focus({ preventScroll: true });
  });
}
