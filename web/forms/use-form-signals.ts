import { useState } from "react";
import { type FormSignals, honeypotField } from "#contract/form-signals.ts";
import { useHydrated } from "#web/app/use-hydrated.ts";
import type { FormDrafts } from "./form-draft.ts";

/**
 * Measures how long a form is being filled in: since it was opened or since its draft was begun, whichever is longer.
 *
 * @returns a function that reads the signals when the form is sent.
 */
export function useFormSignals(
  drafts: Pick<FormDrafts<unknown>, "read">,
): (form: HTMLFormElement) => FormSignals {
  const hydrated = useHydrated();
  // The first document's form was there before its scripts: it has been open as long as the document.
  const [openedAt] = useState(() => (hydrated ? performance.now() : 0));

  return (form) => {
    const now = Date.now();
    const ms = Math.max(performance.now() - openedAt, now - (drafts.read()?.begunAt ?? now));
    return { ms, isHoneypotFilled: Boolean(new FormData(form).get(honeypotField)) };
  };
}
