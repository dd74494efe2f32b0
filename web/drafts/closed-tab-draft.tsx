import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { formMessages } from "#content/en/form-messages.ts";
import type { Draft } from "./draft.ts";
import type { DraftStore } from "./draft-store.ts";
import { clearForm, type FormFields, fillFields, holdsText, nonEmpty } from "./field-values.ts";
import { deleteObsoleteCopies, hasOtherCopy, renewCopy, showOtherDraft } from "./other-drafts.ts";
import "./closed-tab-draft.css";

export interface ClosedTabDraft {
  /** Says that the form's text was typed in another tab (web/drafts/closed-tabs.ts). */
  readonly note: string | undefined;
  /** Empties the form and its draft. */
  clear(): void;
  /** Shows another text that another tab has left of this form. Undefined if there is none. */
  readonly showOther: (() => void) | undefined;
}

/** @param onFill called with the fields when this hook has filled them into the form. */
export function useClosedTabDraft<Fields extends FormFields<Fields>>(
  form: RefObject<HTMLFormElement | null>,
  draftStore: DraftStore<Fields>,
  onFill: (fields: Fields) => void = () => {},
): ClosedTabDraft {
  const note = useSyncExternalStore(
    draftStore.subscribe,
    () => noteOn(draftStore.read()),
    () => undefined,
  );
  const [hasOther, setHasOther] = useState(false);
  const lastShow = useRef(Promise.resolve());

  function fill(fields: Fields): void {
    if (!form.current) return;
    clearForm(form.current, draftStore.emptyFields, {});
    fillFields<Fields>(form.current, nonEmpty(fields));
    onFill(fields);
    // The pressed button may be gone, which would lose the focus.
    form.current.querySelector<HTMLElement>("input, select, textarea")?.focus();
  }

  /** Without Cache Storage there is no other draft. */
  const look = useCallback(
    () =>
      deleteObsoleteCopies(draftStore)
        .then(() => hasOtherCopy(draftStore.storageName))
        .then(setHasOther, () => {}),
    [draftStore],
  );
  useEffect(() => {
    void look();
    const renew = (): void => void renewCopy(draftStore).catch(() => {});
    addEventListener("visibilitychange", renew);
    return () => removeEventListener("visibilitychange", renew);
  }, [draftStore, look]);

  return {
    note,
    clear() {
      draftStore.clear();
      fill(draftStore.emptyFields);
    },
    showOther: hasOther
      ? () => {
          // One after the other: while a text is being replaced, the copy to show next is not stored yet.
          lastShow.current = lastShow.current.then(() => showOtherDraft(draftStore, fill)).then(look, look);
        }
      : undefined,
  };
}

function noteOn<Fields extends FormFields<Fields>>(draft: Draft<Fields> | undefined): string | undefined {
  if (draft?.isOtherVersion) return formMessages.otherVersion;
  // Empty where only an identity number was typed, which no storage keeps.
  const isEmpty = !draft || !holdsText<Fields>(draft.fields);
  // Of a pending draft the form's result speaks (web/forms/form-outcome.ts).
  return !isEmpty && draft.isFromOtherTab && !draft.isPending ? formMessages.closedTabDraft : undefined;
}

/**
 * Says that the form's text was typed in another tab, on a shared phone perhaps by somebody else, and that another tab
 * has left another text. It stands at the form's end, since it appears by itself and would move the fields.
 */
export function ClosedTabDraftNote({ draft }: { readonly draft: ClosedTabDraft }) {
  const { note, clear, showOther } = draft;
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
