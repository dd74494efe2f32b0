import { useEffect, useState } from "react";
import { useHydrated } from "#web/hydration/use-hydrated.ts";
import { type Submission, traitsOf } from "./submission.ts";

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

/**
 * Keeps impatient taps from sending a form twice. On a slow phone a tap may arrive long after the result. On a form that
 * was accepted and emptied it would find every field missing and hide the confirmation, so there only typing ends the
 * pause.
 */
export function useResendPause({ result, hasUnsent }: Pick<Submission, "result" | "hasUnsent">): ResendPause {
  const hydrated = useHydrated();
  const { isFromPress = false, isAccepted = false } = traitsOf(result) ?? {};
  const isEmptied = isAccepted && !hasUnsent;
  // A form that still has its text needs no pause if the result came while another page was open.
  const [released, setReleased] = useState(() => (isEmptied ? undefined : result));

  useEffect(() => {
    if (!isFromPress || isEmptied) return;
    const pause = setTimeout(() => setReleased(result), pauseMs);
    return () => clearTimeout(pause);
  }, [result, isFromPress, isEmptied]);

  return {
    // Without scripts nothing could end the pause.
    waiting: hydrated && (isFromPress || isEmptied) && result !== released,
    end: () => setReleased(result),
  };
}
