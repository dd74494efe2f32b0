import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import type { FormPostResult } from "#contract/form-post-result.ts";
import { onSent } from "#web/drafts/sent-drafts.ts";
import {
  type EarlierSending,
  type FormOutcome,
  idle,
  outcomeOf,
  type SubmissionResult,
} from "./form-outcome.ts";
import type { SubmissionStore } from "./submission-store.ts";

export function useOutcome(
  store: Pick<SubmissionStore<unknown>, "checkOtherTabs" | "read" | "subscribe" | "wasInterrupted">,
  postResult: FormPostResult | undefined,
): FormOutcome {
  const state = useSyncExternalStore(store.subscribe, store.read, () => idle);
  const [earlier, setEarlier] = useState<EarlierSending>("checking");
  useEffect(() => {
    // The message that was interrupted here may have been sent from another tab.
    void store.checkOtherTabs().then(() => setEarlier(store.wasInterrupted() ? "interrupted" : "none"));
  }, [store]);
  return outcomeOf(state, earlier, postResult);
}

/**
 * Calls back once for each result, except for that of a post without scripts, which the document shows.
 *
 * @param onResult `cameWhileAway`: the result came while another page was open.
 */
export function useOnResult(
  { phase, result }: FormOutcome,
  postResult: FormPostResult | undefined,
  onResult: (result: SubmissionResult, cameWhileAway: boolean) => void,
): void {
  const openedWith = useRef(result);
  const reported = useRef<SubmissionResult>(undefined);
  const report = useEffectEvent(onResult);

  useEffect(() => {
    if (phase !== "answered" || !result || result === postResult || result === reported.current) return;
    reported.current = result;
    report(result, result === openedWith.current);
  }, [phase, result, postResult]);
}

/**
 * Notices that another tab has sent the draft of this form: at once by BroadcastChannel; for a tab that slept, or without
 * BroadcastChannel, when the visitor comes back to the tab.
 */
export function useSentElsewhere(
  store: Pick<SubmissionStore<unknown>, "checkOtherTabs" | "applySent">,
): void {
  useEffect(() => {
    const look = (): void => void store.checkOtherTabs();
    const returns = ["focus", "pageshow", "visibilitychange"];
    for (const type of returns) addEventListener(type, look);
    const stop = onSent(store.applySent);
    return () => {
      for (const type of returns) removeEventListener(type, look);
      stop();
    };
  }, [store]);
}
