import { useEffect, useRef, useState } from "react";
import { backoff, codeRetryBounds } from "./backoff.ts";
import type { LazyCode } from "./lazy-code.ts";

/**
 * Code that an element shows once it is there, with the failure of the last attempt until then. While it is wanted, a
 * failed attempt is repeated: after a pause, and at once when the browser is online again.
 */
export function useLazyCode<Module>(code: LazyCode<Module>, isWanted: boolean) {
  const [module, setModule] = useState<Module>();
  const [failure, setFailure] = useState<Error>();
  const pause = useRef(0);

  function load(): void {
    code.load().then((loaded) => setModule(() => loaded), setFailure);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` does the same at every render
  useEffect(() => {
    if (!isWanted || module) return;
    // A browser that knows it is offline says when that ends.
    const timer = failure && !navigator.onLine ? 0 : setTimeout(load, pause.current);
    pause.current = backoff(pause.current, codeRetryBounds);
    window.addEventListener("online", load);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", load);
    };
  }, [isWanted, module, failure]);

  function retry(): void {
    pause.current = 0;
    setFailure(undefined);
  }

  return { module, failure: module ? undefined : failure, load, retry };
}
