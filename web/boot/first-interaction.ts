/** Calls back at a visitor's first interaction. */
export function onFirstInteraction(callback: () => void): void {
  const eventTypes = "pointerdown pointermove keydown focusin touchstart wheel scroll hashchange".split(" ");
  const options = { capture: true, passive: true };
  function handle({ type, movementX, movementY }: Partial<PointerEvent>): void {
    // The browser itself reports a resting pointer when a page appears under it.
    if (type === "pointermove" && movementX === 0 && movementY === 0) return;
    for (const eventType of eventTypes) removeEventListener(eventType, handle as EventListener, options);
    if (/down|touch/.test(type ?? "")) afterPressPaint(callback);
    else callback();
  }
  for (const eventType of eventTypes) addEventListener(eventType, handle as EventListener, options);
}

/**
 * Calls back when a press has been answered and the answer is painted, because running React takes a slow phone longer
 * than both. It calls back after 500 ms in any case: a finger may stay down or scroll. So it may call several times.
 */
function afterPressPaint(callback: () => void): void {
  const painted = (): void => void requestAnimationFrame(() => setTimeout(callback));
  for (const end of ["click", "keyup", "pointercancel"]) addEventListener(end, painted, { once: true });
  setTimeout(callback, 500);
}
