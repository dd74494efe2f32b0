/** Calls at the first sign of a visitor. */
export function onSign(then: () => void): void {
  const eventTypes = "pointerdown pointermove keydown focusin touchstart wheel scroll hashchange".split(" ");
  const options = { capture: true, passive: true };
  function notice({ type, movementX, movementY }: Partial<PointerEvent>): void {
    // The browser itself reports a resting pointer when a page appears under it.
    if (type === "pointermove" && movementX === 0 && movementY === 0) return;
    for (const one of eventTypes) removeEventListener(one, notice as EventListener, options);
    if (/down|touch/.test(type ?? "")) afterPress(then);
    else then();
  }
  for (const one of eventTypes) addEventListener(one, notice as EventListener, options);
}

/**
 * Calls when a press has been answered and the answer is painted: running React takes a slow phone longer than both.
 * Does not wait longer for a finger that stays down or scrolls. May call several times.
 */
function afterPress(then: () => void): void {
  const painted = (): void => void requestAnimationFrame(() => setTimeout(then));
  for (const end of ["click", "keyup", "pointercancel"]) addEventListener(end, painted, { once: true });
  setTimeout(then, 500);
}
