import { useEffect, useState } from "react";
import { useHydrated } from "#web/hydration/use-hydrated.ts";
import { type SubmissionResult, traitsOf } from "./submission.ts";

/**
 * How long the button waits after a result, in milliseconds: people who have not seen the result go on tapping. A longer
 * pause would hold up those who have seen the result and try again.
 */
const pauseMs = 2_000;

export interface ResendPause {
  /** A result has just come: another press shows the result again and sends nothing. */
  readonly waiting: boolean;
  /** Call this when the visitor types again: the next press is intentional. */
  readonly end: () => void;
}

/** Keeps impatient taps from sending a form twice. */
export function useResendPause(result: SubmissionResult | undefined): ResendPause {
  const hydrated = useHydrated();
  // A result that came while another page was open needs no pause. After a post without scripts people may still tap.
  const [released, setReleased] = useState(() => (result?.kind === "posted" ? undefined : result));
  const isFromPress = traitsOf(result)?.isFromPress === true;

  useEffect(() => {
    if (!isFromPress || result?.kind === "posted") return;
    const pause = setTimeout(() => setReleased(result), pauseMs);
    return () => clearTimeout(pause);
  }, [result, isFromPress]);

  return {
    // Without scripts nothing could end the pause.
    waiting: hydrated && isFromPress && result !== released,
    end: () => setReleased(result),
  };
}
