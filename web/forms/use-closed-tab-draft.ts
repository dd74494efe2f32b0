import { type RefObject, useCallback, useEffect, useState } from "react";
import { formMessages } from "#content/en/form-messages.ts";
import { useHydrated } from "#web/hydration/use-hydrated.ts";
import type { FormDraft } from "./draft-record.ts";
import { clearForm, type FormFields, fillFields, nonEmpty } from "./field-values.ts";
import type { FormDrafts } from "./form-draft.ts";
import { findOtherDraft, renewCopy, showOtherDraft } from "./other-drafts.ts";

export interface ClosedTabDraft {
  /** Says that the form holds what was typed in another tab (web/boot/closed-tabs.ts). */
  readonly note: string | undefined;
  /** Empties the form and its draft. */
  clear(): void;
  /** Fills in what another tab has left with other text. Undefined if there is none. */
  readonly showOther: (() => void) | undefined;
}

/** @param onFill gets the fields once they are in the form. */
export function useClosedTabDraft<Fields extends FormFields<Fields>>(
  form: RefObject<HTMLFormElement | null>,
  drafts: FormDrafts<Fields>,
  onFill: (fields: Fields) => void = () => {},
): ClosedTabDraft {
  const isHydrated = useHydrated();
  const [, setFilled] = useState(0);
  const [other, setOther] = useState<Request>();

  function fill(fields: Fields): void {
    if (!form.current) return;
    clearForm(form.current, drafts.emptyFields, {});
    fillFields<Fields>(form.current, nonEmpty(fields));
    setFilled((count) => count + 1);
    onFill(fields);
    // The button that was pressed may be gone, and the fields are above it.
    form.current.querySelector<HTMLElement>("input, select, textarea")?.focus();
  }

  /** Without Cache Storage there is none. */
  const look = useCallback(() => void findOtherDraft(drafts).then(setOther, () => {}), [drafts]);
  useEffect(() => {
    look();
    const renew = (): void => void renewCopy(drafts).catch(() => {});
    addEventListener("visibilitychange", renew);
    return () => removeEventListener("visibilitychange", renew);
  }, [drafts, look]);

  return {
    note: isHydrated ? noteOn(drafts.read()) : undefined,
    clear() {
      drafts.clear();
      fill(drafts.emptyFields);
    },
    showOther: other && (() => void showOtherDraft(drafts, other, fill).then(look, look)),
  };
}

function noteOn(draft: FormDraft<unknown> | undefined): string | undefined {
  if (draft?.isOtherVersion) return formMessages.otherVersion;
  return draft?.isEarlier ? formMessages.closedTabDraft : undefined;
}
