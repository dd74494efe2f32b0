import { useEffect, useRef } from "react";
import { type FormSignals, trapField } from "#contract/form-signals.ts";

/** Watches how long a form is open. The result reads, when the form is sent, what it has to tell of itself. */
export function useFormSignals(): (form: HTMLFormElement) => FormSignals {
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  return (form) => {
    const trap = new FormData(form).get(trapField);
    return { ms: performance.now() - openedAt.current, isTrapped: trap !== null && trap !== "" };
  };
}
