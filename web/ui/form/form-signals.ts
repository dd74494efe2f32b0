import { useState } from "react";
import { type FormSignals, trapField } from "#contract/form-signals.ts";
import { useHydrated } from "#web/app/hydrated.ts";

/** Watches how long a form is open. The result reads, when the form is sent, what it has to tell of itself. */
export function useFormSignals(): (form: HTMLFormElement) => FormSignals {
  const hydrated = useHydrated();
  // A form of the first document was there before its scripts: it is open since the document is.
  const [openedAt] = useState(() => (hydrated ? performance.now() : 0));

  return (form) => {
    const trap = new FormData(form).get(trapField);
    return { ms: performance.now() - openedAt, isTrapped: trap !== null && trap !== "" };
  };
}
