import { type RefObject, useEffect, useState } from "react";
import { whenInView } from "#web/browser/when-in-view.ts";
import type { LazyCode } from "./lazy-code.ts";
import { loadWithRetry } from "./load-with-retry.ts";
import { reloadForCode } from "./reload-for-code.ts";

/**
 * Loads code while it is wanted. Returns its module, or the failure of the last attempt. A failed attempt is repeated
 * after a pause, and at once when the browser is online again or with `retry`, for a visitor who asks for it.
 */
export function useLazyCode<Module>(code: LazyCode<Module>, isWanted: boolean) {
  const [module, setModule] = useState<Module>();
  const [failure, setFailure] = useState<unknown>();
  const [retries, setRetries] = useState(0);
  const show = (loaded: Module): void => setModule(() => loaded);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `retries` starts anew
  useEffect(() => {
    if (!isWanted || module) return;
    const stop = new AbortController();
    loadWithRetry(code.load, show, setFailure, stop.signal)();
    return () => stop.abort();
  }, [isWanted, module, retries]);

  return {
    module,
    failure: module ? undefined : (failure as Error | undefined),
    load: () => void code.load().then(show, setFailure),
    retry() {
      setRetries(retries + 1);
      setFailure(undefined);
      void reloadForCode(failure);
    },
  };
}

/**
 * How far outside the window an element counts as near: far enough to load its code before it is seen. That of an island
 * (web/hydration/island.tsx) is shorter, since its content is in the document already.
 */
const nearMargin = "900px 0px";

/** Whether the visitor has come near the element that shows the code, or uses the keyboard. */
export function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const markNear = (): void => setNear(true);
    const stopWatching = whenInView(element.current, markNear, { rootMargin: nearMargin });
    // The Tab key jumps from control to control: the visitor would be past the element before its code is loaded.
    addEventListener("keydown", markNear, { once: true });
    return () => {
      stopWatching();
      removeEventListener("keydown", markNear);
    };
  }, [element]);
  return isNear;
}
