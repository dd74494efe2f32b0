import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import type { FormPostResult } from "#contract/form-post-result.ts";
import { onSent } from "#web/drafts/sent-drafts.ts";
import { idle, type Submission, type SubmissionResult } from "./submission.ts";
import type { SubmissionStore } from "./submission-store.ts";

/** The state of a submission, for the page of its form. */
export function useSubmission(
  store: SubmissionStore<unknown>,
  postResult: FormPostResult | undefined,
): Submission {
  const inStore = useSyncExternalStore(store.subscribe, store.read, () => idle);
  const [wasInterrupted, setInterrupted] = useState<boolean>();

  // Another tab may have sent the draft. An open tab announces it by BroadcastChannel. A tab that was suspended, or has
  // no BroadcastChannel, asks when the visitor comes back to it.
  useEffect(() => {
    // The message that was interrupted here may have been sent from another tab.
    void store.checkOtherTabs().then(() => setInterrupted(store.wasInterrupted()));
    const look = (): void => void store.checkOtherTabs();
    const returns = ["focus", "pageshow", "visibilitychange"];
    for (const type of returns) addEventListener(type, look);
    const stop = onSent(store.applySent);
    return () => {
      for (const type of returns) removeEventListener(type, look);
      stop();
      store.forgetResult();
    };
  }, [store]);

  return shownSubmission(inStore, wasInterrupted, postResult);
}

/**
 * @param wasInterrupted whether the visitor left the page earlier before a result came; undefined until other tabs have
 *   answered.
 * @param postResult the result in the document, when the form was posted without scripts. A later result replaces it.
 */
export function shownSubmission(
  inStore: Submission,
  wasInterrupted: boolean | undefined,
  postResult: FormPostResult | undefined,
): Submission {
  if (inStore.status === "pending") return inStore;
  const result = inStore.result ?? postResult ?? (wasInterrupted ? interrupted : undefined);
  const status = wasInterrupted === undefined ? "checking" : result ? "settled" : "idle";
  return { ...inStore, status, result };
}

const interrupted: SubmissionResult = { kind: "interrupted" };

/**
 * Calls back once for each result, except for that of a post without scripts, which the document shows.
 *
 * @param onResult `cameWhileAway`: the result came while another page was open.
 */
export function useOnResult(
  { status, result }: Submission,
  postResult: FormPostResult | undefined,
  onResult: (result: SubmissionResult, cameWhileAway: boolean) => void,
): void {
  const openedWith = useRef(result);
  const reported = useRef<SubmissionResult>(undefined);
  const report = useEffectEvent(onResult);

  useEffect(() => {
    if (status !== "settled" || !result || result === postResult || result === reported.current) return;
    reported.current = result;
    report(result, result === openedWith.current);
  }, [status, result, postResult]);
}
