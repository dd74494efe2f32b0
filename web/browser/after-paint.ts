/**
 * Calls back after the next paint, so that slow work does not delay what the visitor sees.
 *
 * @returns a function that cancels the call.
 */
export function afterPaint(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
