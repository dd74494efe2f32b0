import { useState } from "react";
import { type FormSignals, honeypotField } from "#contract/form-signals.ts";
import { useHydrated } from "#web/app/hydrated.ts";
import type { FormDrafts } from "./form-draft.ts";

/**
 * Watches how long a form is being filled in: since it was opened, or since its draft was begun, should that be
 * longer. The result reads, when the form is sent, what it has to tell of itself.
 */
export function useFormSignals<Fields>(
  drafts: Pick<FormDrafts<Fields>, "read">,
): (form: HTMLFormElement) => FormSignals {
  const hydrated = useHydrated();
  // A form of the first document was there before its scripts: it is open since the document is.
  const [openedAt] = useState(() => (hydrated ? performance.now() : 0));

  return (form) => {
    const trap = new FormData(form).get(honeypotField);
    const now = Date.now();
    const ms = Math.max(performance.now() - openedAt, now - (drafts.read()?.begunAt ?? now));
    return { ms, isHoneypotFilled: trap !== null && trap !== "" };
  };
}
