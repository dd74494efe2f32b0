import { backoff } from "./backoff.ts";
import { codeTimeout } from "./code-timeout.ts";

/** The bounds of the pause between two attempts, in milliseconds. */
const shortestPause = 2_000;
const longestPause = 60_000;

interface Entry {
  start(): Promise<void>;
}

/**
 * Loads the site's scripts and starts them. Until they run, the document works as it does without scripts. If they fail
 * to load, it stays that way. A notice then says so, and they are loaded again: after a pause, when the browser is
 * online again, and when the visitor presses the notice's button.
 *
 * @param modules the addresses of the entry and of all that it and the page import.
 */
export function loadScripts(modules: readonly string[]): void {
  // prerender/document.ts writes the notice. A document without one loads its scripts all the same.
  const notice = document.getElementById("scripts-notice");
  const button = notice?.querySelector("button");
  let latest = new AbortController();
  let pause = 0;
  let nextAttempt: ReturnType<typeof setTimeout> | undefined;
  let lastFocus: EventTarget | null = null;

  async function load(): Promise<void> {
    clearTimeout(nextAttempt);
    // A request that hangs would delay the next one for the same file.
    latest.abort();
    const attempt = new AbortController();
    latest = attempt;
    const timer = setTimeout(() => attempt.abort(), codeTimeout);
    try {
      // Most browsers of 2026 remember a failed import as failed until the page is loaded again
      // (whatwg/html#6768). They do not remember a failed fetch, so the import comes when all files are in the cache.
      await Promise.all(modules.map((address) => fetchWhole(address, attempt.signal)));
      for (const href of modules) {
        document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
      }
      const { start } = (await import(/* @vite-ignore */ modules[0] ?? "")) as Entry;
      await start();
      finish();
    } catch (error) {
      if (attempt === latest) tryLater(error);
    } finally {
      clearTimeout(timer);
    }
  }

  function tryLater(error: unknown): void {
    console.warn(error);
    pause = backoff(pause, shortestPause, longestPause);
    nextAttempt = setTimeout(load, pause);
    notice?.firstElementChild?.removeAttribute("hidden");
    notice?.removeAttribute("data-trying");
  }

  function finish(): void {
    clearTimeout(nextAttempt);
    removeEventListener("online", load);
    if (button && button === document.activeElement) {
      const target = lastFocus ?? document.querySelector("main h1");
      (target as HTMLElement | null)?.focus({ preventScroll: true });
    }
    notice?.remove();
  }

  addEventListener("online", load);
  button?.addEventListener("focus", ({ relatedTarget }) => {
    lastFocus = relatedTarget;
  });
  button?.addEventListener("click", () => {
    notice?.setAttribute("data-trying", "");
    void load();
  });
  void load();
}

async function fetchWhole(address: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  await answer.blob();
}
