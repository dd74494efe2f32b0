import { useEffect } from "react";
import type { FormStore } from "./form-store.ts";
import { onSent } from "./sent-drafts.ts";

/**
 * Notices that another tab has sent the draft of this form: at once, or when the visitor comes back to this tab, for one
 * that slept meanwhile and for browsers without BroadcastChannel.
 */
export function useSentElsewhere(store: Pick<FormStore<unknown>, "lookElsewhere" | "takeSent">): void {
  useEffect(() => {
    const look = (): void => void store.lookElsewhere();
    const returns = ["focus", "pageshow", "visibilitychange"];
    for (const type of returns) addEventListener(type, look);
    const stop = onSent(store.takeSent);
    return () => {
      for (const type of returns) removeEventListener(type, look);
      stop();
    };
  }, [store]);
}
