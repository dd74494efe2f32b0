import { type RefObject, useState } from "react";
import { useHydrated } from "#web/hydration/use-hydrated.ts";
import { clearForm, type FormFields } from "./field-values.ts";
import type { FormDrafts } from "./form-draft.ts";

export interface EarlierDraft {
  /** Whether the form holds what was typed in a tab that is closed now (web/boot/closed-tabs.ts). */
  readonly isShown: boolean;
  /** Empties the form and its draft. */
  clear(): void;
}

/** @param onClear called once the form is empty. */
export function useEarlierDraft<Fields extends FormFields<Fields>>(
  form: RefObject<HTMLFormElement | null>,
  drafts: FormDrafts<Fields>,
  onClear: () => void = () => {},
): EarlierDraft {
  const isHydrated = useHydrated();
  const [, setCleared] = useState(0);
  return {
    isShown: isHydrated && drafts.read()?.isEarlier === true,
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
