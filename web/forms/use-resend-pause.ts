import { useEffect, useState } from "react";
import { useHydrated } from "#web/hydration/use-hydrated.ts";
import type { Answer } from "./answer.ts";

/**
 * How long the button waits after an answer, in milliseconds: as long as people go on tapping who have not seen it yet.
 * A longer pause would hold up those who have seen it and try again.
 */
const pauseMs = 2_000;

export interface ResendPause {
  /** An answer has just come: another press shows it again and sends nothing. */
  readonly waiting: boolean;
  /** The visitor goes on typing, so the next press is meant. */
  readonly end: () => void;
}

/** Keeps impatient taps from sending a form twice. */
export function useResendPause(answer: Answer | undefined): ResendPause {
  const hydrated = useHydrated();
  // An answer that came while another page was open needs no pause. After a post without scripts people may still tap.
  const [released, setReleased] = useState(() => (isSentPost(answer) ? undefined : answer));

  useEffect(() => {
    if (!answer || isSentPost(answer)) return;
    const pause = setTimeout(() => setReleased(answer), pauseMs);
    return () => clearTimeout(pause);
  }, [answer]);

  return {
    // In a document without scripts nothing could end the waiting.
    waiting: hydrated && answer !== undefined && answer !== released,
    end: () => setReleased(answer),
  };
}

function isSentPost(answer: Answer | undefined): boolean {
  return answer !== undefined && "outcome" in answer && answer.outcome === "sent";
}
