/** Pressed buttons that nobody has answered, in the order of the last press on each. The boot script adds them. */
let unanswered: Set<HTMLElement>;

/**
 * Repeats presses that came too early: at first those from before React started, later those on parts that were not
 * hydrated. Call this after React listens to the root.
 *
 * @param pressed collects every press on a button that only scripts answer (record-clicks.ts). An answered press is
 * removed.
 */
export function startReplay(root: HTMLElement, pressed: Set<HTMLElement>): void {
  unanswered = pressed;
  // React's own listener on this element runs first. It stops a press on a part that it cannot hydrate yet, and gives
  // no other sign of it.
  root.addEventListener(
    "click",
    ({ target, cancelBubble: isStopped }) => {
      const button = (target as Element).closest("button");
      if (button && !isStopped) unanswered.delete(button);
    },
    true,
  );
  replayClicks();
}

/** A part is hydrated, or can be: presses on it are answered. Those on other parts keep waiting. */
export function replayClicks(): void {
  const again = [...unanswered];
  unanswered.clear();
  for (const button of again) button.click();
}
