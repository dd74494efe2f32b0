/** Pressed buttons that nobody has answered, in the order of the last press on each. The boot script adds them. */
let unanswered: Set<HTMLElement>;

/**
 * Repeats presses that came too early: now those from before React, later those on parts that it had not hydrated.
 * Call this after React listens to the root.
 *
 * @param pressed gets every press on a button that only scripts answer (record-clicks.ts). An answered one is removed.
 */
export function startReplay(root: HTMLElement, pressed: Set<HTMLElement>): void {
  unanswered = pressed;
  // React's own listener on this element comes before. It stops a press on a part that it cannot hydrate yet, and says
  // so to nobody.
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
