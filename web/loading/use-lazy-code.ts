import { type RefObject, useEffect, useRef, useState } from "react";
import { whenInView } from "#web/browser/when-in-view.ts";
import { backoff, codeRetryBounds } from "./backoff.ts";
import type { LazyCode } from "./lazy-code.ts";
import { reloadForCode } from "./reload-for-code.ts";

/**
 * Loads code while it is wanted. Returns its module, or the failure of the last attempt. A failed attempt is repeated
 * after a pause, and at once when the browser is online again or with `retry`, for a visitor who asks for it.
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
    // While the browser is offline only its `online` event starts another attempt.
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
    void reloadForCode(failure);
  }

  return { module, failure: module ? undefined : failure, load, retry };
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
