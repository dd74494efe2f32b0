/**
 * Calls once the browser has painted what the page shows now: work that nobody waits for then delays no answer.
 *
 * @returns a function that calls it off.
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
