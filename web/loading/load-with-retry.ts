import { backoff } from "./backoff.ts";

/**
 * Repeats a load of code that fails: after a pause, which grows, and at once when the browser is online again. A browser
 * that says it is offline waits for that.
 *
 * @param load may return the attempt that is under way.
 * @param signal ends all further attempts.
 * @returns starts an attempt at once.
 */
export function loadWithRetry<Value>(
  load: () => Promise<Value>,
  onLoad: (value: Value) => void,
  onFailure: (error: unknown) => void,
  signal: AbortSignal,
): () => void {
  let latest: Promise<Value> | undefined;
  let timer: ReturnType<typeof setTimeout>;
  let pause = 0;

  function start(): void {
    if (signal.aborted) return;
    clearTimeout(timer);
    window.addEventListener("online", start, { signal });
    const attempt = load();
    if (attempt === latest) return;
    latest = attempt;
    attempt.then(onLoad, (error) => {
      pause = backoff(pause);
      if (navigator.onLine) timer = setTimeout(start, pause);
      onFailure(error);
    });
  }
  return start;
}
