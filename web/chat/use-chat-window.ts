import { useEffect, useRef, useState } from "react";
import { backoff } from "#web/app/backoff.ts";
import { loadChunk } from "#web/app/load-chunk.ts";

interface Outcome {
  /** Set once it is loaded. */
  readonly ChatWindow?: typeof import("./chat-window.tsx").ChatWindow;
  /** The error of the last attempt. */
  readonly failure?: Error;
}

/** The bounds of the pause between two attempts, in milliseconds. */
const shortestPause = 1_000;
const longestPause = 30_000;

/**
 * Loads the conversation, at the latest when the window opens. While it is open, a failed attempt is repeated: after a
 * pause, and at once when the browser is online again.
 */
export function useChatWindow(open: boolean) {
  const [outcome, setOutcome] = useState<Outcome>({});
  const pause = useRef(0);

  function load(): void {
    // A repeated load that fails would take away the conversation.
    if (outcome.ChatWindow) return;
    loadChunk("chat", import("./chat-window.tsx")).then(setOutcome, (failure) => setOutcome({ failure }));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is the same at every render
  useEffect(() => {
    if (!open || outcome.ChatWindow) return;
    // A browser that knows it is offline says when that ends.
    const timer = outcome.failure && !navigator.onLine ? 0 : setTimeout(load, pause.current);
    pause.current = backoff(pause.current, shortestPause, longestPause);
    window.addEventListener("online", load);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", load);
    };
  }, [open, outcome]);

  function retry(): void {
    pause.current = 0;
    setOutcome({});
  }

  return { ...outcome, load, retry };
}
