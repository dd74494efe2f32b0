import { type RefObject, useState } from "react";
import { formMessages } from "#content/en/form-messages.ts";
import { useHydrated } from "#web/hydration/use-hydrated.ts";
import { clearForm, type FormFields } from "./field-values.ts";
import type { FormDraft, FormDrafts } from "./form-draft.ts";

export interface ClosedTabDraft {
  /** Says that the form holds what was typed in another tab (web/boot/closed-tabs.ts). */
  readonly note: string | undefined;
  /** Empties the form and its draft. */
  clear(): void;
}

/** @param onClear called once the form is empty. */
export function useClosedTabDraft<Fields extends FormFields<Fields>>(
  form: RefObject<HTMLFormElement | null>,
  drafts: FormDrafts<Fields>,
  onClear: () => void = () => {},
): ClosedTabDraft {
  const isHydrated = useHydrated();
  const [, setCleared] = useState(0);
  return {
    note: isHydrated ? noteOn(drafts.read()) : undefined,
    clear() {
      drafts.clear();
      if (form.current) clearForm(form.current, drafts.emptyFields, {});
      setCleared((count) => count + 1);
      onClear();
      // The button that was pressed is gone.
      form.current?.querySelector<HTMLElement>("input, select, textarea")?.focus();
    },
  };
}

function noteOn(draft: FormDraft<unknown> | undefined): string | undefined {
  if (draft?.isOtherVersion) return formMessages.otherVersion;
  return draft?.isEarlier ? formMessages.closedTabDraft : undefined;
}
