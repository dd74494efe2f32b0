import { useSyncExternalStore } from "react";
import { formMessages } from "#content/en/form-messages.ts";
import { CloseIcon } from "#web/ui/icon/icon.tsx";
import type { SubmissionStore } from "./submission-store.ts";

/** The reference of what was sent earlier, until the visitor hides it. */
export function EarlierReference({ reference }: Pick<SubmissionStore<unknown>, "reference">) {
  const text = useSyncExternalStore(reference.subscribe, reference.read, () => undefined);
  if (!text) return null;
  return (
    <p className="submit-form__earlier">
      <span>
        {formMessages.earlier} {formMessages.reference} <strong>{text}</strong>.
      </span>
      <button
        className="icon-button"
        type="button"
        aria-label={formMessages.closeEarlier}
        onClick={reference.remove}
      >
        <CloseIcon />
      </button>
    </p>
  );
}
