import { type FormSignals, honeypotField } from "#contract/form-signals.ts";
import { useOpenedAt } from "#web/hydration/use-opened-at.ts";
import type { FormDrafts } from "./form-draft.ts";

/**
 * Measures how long a form is being filled in: since it was opened or since its draft was begun, whichever is longer.
 *
 * @returns a function that reads the signals when the form is sent.
 */
export function useFormSignals(
  drafts: Pick<FormDrafts<unknown>, "read">,
): (form: HTMLFormElement) => FormSignals {
  const openedAt = useOpenedAt();

  return (form) => {
    const now = Date.now();
    const ms = Math.max(performance.now() - openedAt, now - (drafts.read()?.begunAt ?? now));
    return { ms, isHoneypotFilled: Boolean(new FormData(form).get(honeypotField)) };
  };
}
