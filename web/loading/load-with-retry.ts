import { backoff } from "#web/browser/backoff.ts";
import type { ChunkLoadError } from "./load-chunk.ts";

/**
 * Repeats a load of code that fails: after a pause, which grows, and at once when the browser is online again. No pause
 * runs while the browser is offline, nor after a failure that only a reload of the site can help.
 *
 * @param load may return the attempt that is under way, or begin another in its place.
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
    window.addEventListener("online", startAnew, { signal });
    const attempt = load();
    if (attempt === latest) return;
    latest = attempt;
    attempt.then(onLoad, (error) => {
      if (attempt !== latest) return;
      pause = backoff(pause);
      if (navigator.onLine && !(error as Partial<ChunkLoadError>).needsReload)
        timer = setTimeout(start, pause);
      onFailure(error);
    });
  }

  function startAnew(): void {
    pause = 0;
    start();
  }
  return start;
}
