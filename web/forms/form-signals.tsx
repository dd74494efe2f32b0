import { honeypot } from "#content/en/honeypot.ts";
import { type FormSignals, honeypotField } from "#contract/form-signals.ts";
import type { DraftStore } from "#web/drafts/draft-store.ts";
import { useOpenedAt } from "#web/hydration/use-opened-at.ts";

/**
 * Measures how long a form is being filled in: since the form was opened or its draft begun, whichever is longer.
 *
 * @returns a function to call when the form is sent.
 */
export function useFormSignals(
  draftStore: Pick<DraftStore<unknown>, "read">,
): (form: HTMLFormElement) => FormSignals {
  const openedAt = useOpenedAt();

  return (form) => {
    const now = Date.now();
    const ms = Math.max(performance.now() - openedAt, now - (draftStore.read()?.begunAt ?? now));
    return { ms, isHoneypotFilled: Boolean(new FormData(form).get(honeypotField)) };
  };
}

/**
 * A hidden field that only programs fill in. The server quarantines what comes with it and loses nothing. The field is
 * inert: keyboards, screen readers and autofill skip it, and three attributes ask password managers to do the same.
 */
export function HoneypotField() {
  return (
    <div className="visually-hidden" inert>
      <label>
        {honeypot.label}
        <input
          type="text"
          name={honeypotField}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  );
}
