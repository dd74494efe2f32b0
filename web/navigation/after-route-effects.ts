/**
 * Runs an action after `useRouteEffects`, which scrolls to the top and focuses the page's heading. Call it in an effect:
 * those of the page run before that one, and microtasks after all of them.
 */
export function afterRouteEffects(action: () => void): void {
  queueMicrotask(action);
}
