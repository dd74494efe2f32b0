import { type RefObject, useCallback, useEffect, useState } from "react";
import { formMessages } from "#content/en/form-messages.ts";
import { useHydrated } from "#web/hydration/use-hydrated.ts";
import type { FormDraft } from "./draft-record.ts";
import { clearForm, type FormFields, fillFields, nonEmpty } from "./field-values.ts";
import type { FormDrafts } from "./form-drafts.ts";
import { findOtherDraft, renewCopy, showOtherDraft } from "./other-drafts.ts";
import "./closed-tab-draft.css";

export interface ClosedTabDraft {
  /** Says that the form holds what was typed in another tab (web/drafts/closed-tabs.ts). */
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

function noteOn<Fields extends FormFields<Fields>>(draft: FormDraft<Fields> | undefined): string | undefined {
  if (draft?.isOtherVersion) return formMessages.otherVersion;
  // Only an identity number was typed, which no draft keeps.
  const isEmpty = draft === undefined || Object.keys(nonEmpty(draft.fields)).length === 0;
  // One that was sent may have been received: the form's result says so (web/forms/form-outcome.ts).
  return !isEmpty && draft.isEarlier && !draft.isUnderway ? formMessages.closedTabDraft : undefined;
}

/**
 * Says that the form holds what was typed in an earlier tab, where on a shared phone that may have been somebody else, and
 * that another tab has left another text. It stands at the form's end, since it appears by itself.
 */
export function ClosedTabDraftNote({
  draft: { note, clear, showOther },
}: {
  readonly draft: ClosedTabDraft;
}) {
  const { clearDraft, otherDraft } = formMessages;
  return (
    <>
      {note && <Note text={note} button={clearDraft} onPress={clear} />}
      {showOther && <Note text={otherDraft.text} button={otherDraft.show} onPress={showOther} />}
    </>
  );
}

interface NoteProps {
  readonly text: string;
  readonly button: string;
  onPress(): void;
}

function Note({ text, button, onPress }: NoteProps) {
  return (
    <p className="closed-tab-draft">
      {text}{" "}
      <button className="closed-tab-draft__button" type="button" onClick={onPress}>
        {button}
      </button>
    </p>
  );
}
