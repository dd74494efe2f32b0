import { useEffect, useState } from "react";
import type { LazyCode } from "./lazy-code.ts";
import { loadWithRetry } from "./load-with-retry.ts";
import { reloadForCode } from "./reload-for-code.ts";

/**
 * Loads code while it is wanted. Returns its module, or the failure of the last attempt. A failed attempt is repeated
 * after a pause, and at once when the browser is online again or with `retry`, for a visitor who asks for it.
 *
 * @param lastFailure of an attempt before.
 */
export function useLazyCode<Module>(code: LazyCode<Module>, isWanted: boolean, lastFailure?: unknown) {
  const [module, setModule] = useState<Module>();
  const [failure, setFailure] = useState(lastFailure);
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
