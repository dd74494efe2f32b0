import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import type { FormPostResult } from "#contract/form-post-result.ts";
import { onSent } from "#web/drafts/sent-drafts.ts";
import { type FormOutcome, idle, type Opening, outcomeOf, type SubmissionResult } from "./form-outcome.ts";
import type { FormStore } from "./form-store.ts";

/** What became of the form, for its page. */
export function useOutcome(
  store: Pick<FormStore<unknown>, "lookElsewhere" | "read" | "subscribe" | "wasInterrupted">,
  postResult: FormPostResult | undefined,
): FormOutcome {
  const state = useSyncExternalStore(store.subscribe, store.read, () => idle);
  const [opening, setOpening] = useState<Opening>("opening");
  useEffect(() => {
    // What was interrupted here may have been sent from another tab.
    void store.lookElsewhere().then(() => setOpening(store.wasInterrupted() ? "interrupted" : "opened"));
  }, [store]);
  return outcomeOf(state, opening, postResult);
}

/**
 * Calls back once for each result that comes while the page is shown, not for that of the document.
 *
 * @param onResult `isEarlier`: it came while another page was open.
 */
export function useOnResult(
  { phase, result }: FormOutcome,
  postResult: FormPostResult | undefined,
  onResult: (result: SubmissionResult, isEarlier: boolean) => void,
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
 * Notices that another tab has sent the draft of this form: at once, or when the visitor comes back to this tab, for one
 * that slept meanwhile and for browsers without BroadcastChannel.
 */
export function useSentElsewhere(store: Pick<FormStore<unknown>, "lookElsewhere" | "applySent">): void {
  useEffect(() => {
    const look = (): void => void store.lookElsewhere();
    const returns = ["focus", "pageshow", "visibilitychange"];
    for (const type of returns) addEventListener(type, look);
    const stop = onSent(store.applySent);
    return () => {
      for (const type of returns) removeEventListener(type, look);
      stop();
    };
  }, [store]);
}
