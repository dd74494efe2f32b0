import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FormPostResult } from "#contract/form-post-result.ts";
import type { FormState, FormStore } from "./form-store.ts";
import type { SubmissionResult } from "./submission-result.ts";

const interrupted: SubmissionResult = { kind: "interrupted" };

/**
 * What the page announces after it was opened: a call's result, or that the visitor left before one came.
 *
 * @param onResult called once for each result. `isEarlier`: it came while another page was open.
 */
export function useAnnouncedResult(
  store: Pick<FormStore<unknown>, "lookElsewhere" | "wasInterrupted">,
  { busy, result }: FormState<unknown>,
  postResult: FormPostResult | undefined,
  onResult: (result: SubmissionResult, isEarlier: boolean) => void,
): { readonly announced: SubmissionResult | undefined; readonly isOpening: boolean } {
  const opening = useOpening(store);
  const openedWith = useRef(result);
  const reported = useRef<SubmissionResult>(undefined);
  const isInterrupted = opening === "interrupted" && !postResult;
  const latest = result ?? (isInterrupted ? interrupted : undefined);
  const announced = busy || opening === "opening" ? undefined : latest;
  const report = useEffectEvent(onResult);

  useEffect(() => {
    if (!announced || announced === reported.current) return;
    reported.current = announced;
    report(announced, announced === openedWith.current);
  }, [announced]);
  return { announced, isOpening: opening === "opening" };
}

/**
 * Whether the page is still opening. A result appears a moment later: the document is the same for all visitors, and
 * screen readers announce only what changes in a live region that they know.
 */
function useOpening(
  store: Pick<FormStore<unknown>, "lookElsewhere" | "wasInterrupted">,
): "opening" | "opened" | "interrupted" {
  const [opening, setOpening] = useState<"opening" | "opened" | "interrupted">("opening");
  useEffect(() => {
    // What was interrupted here may have been sent from another tab.
    void store.lookElsewhere().then(() => setOpening(store.wasInterrupted() ? "interrupted" : "opened"));
  }, [store]);
  return opening;
}
