import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { formMessages } from "#content/en/form-messages.ts";
import type { Draft } from "./draft.ts";
import type { DraftStore } from "./draft-store.ts";
import { clearForm, type FormFields, fillFields, holdsText, nonEmpty } from "./field-values.ts";
import { deleteObsoleteCopies, hasOtherCopy, renewCopy, showOtherDraft } from "./other-drafts.ts";
import "./recovered-draft.css";

export interface RecoveredDraftProps<Fields> {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly draftStore: DraftStore<Fields>;
  /** Called with the fields when they have been filled into the form. */
  onFill?(fields: Fields): void;
  /** Whether the draft may still turn out to be sent. */
  readonly isChecking?: boolean;
  /** Whether the draft is being sent, and must not be replaced. */
  readonly isPending?: boolean;
}

/**
 * Says that the form's text was typed in another tab (web/drafts/closed-tabs.ts), on a shared phone perhaps by somebody
 * else. A button clears the form, and then undoes that. It also says that another tab has another text, and offers to
 * show it. It stands at the end of the form, because it appears by itself and would move the fields.
 */
export function RecoveredDraft<Fields extends FormFields<Fields>>({
  formRef,
  draftStore,
  onFill,
  isChecking = false,
  isPending = false,
}: RecoveredDraftProps<Fields>) {
  /** What Undo restores. In memory only, until something is typed: on a shared phone it may be somebody else's. */
  const [removed, setRemoved] = useState<Draft<Fields>>();
  const note = useSyncExternalStore(
    draftStore.subscribe,
    () => noteOn(draftStore.read(), removed),
    () => undefined,
  );
  if (removed && note !== formMessages.cleared) setRemoved(undefined);
  const [hasOther, setHasOther] = useState(false);
  const lastShow = useRef(Promise.resolve());

  function fill(fields: Fields): void {
    const form = formRef.current;
    if (!form) return;
    clearForm(form, draftStore.emptyFields, {});
    fillFields<Fields>(form, nonEmpty(fields));
    onFill?.(fields);
    // The pressed button may be gone, which would lose the focus.
    form.querySelector<HTMLElement>("input, select, textarea")?.focus();
  }

  function clear(): void {
    setRemoved(draftStore.read());
    draftStore.clear();
    fill(draftStore.emptyFields);
  }

  function undo(draft: Draft<Fields>): void {
    draftStore.replace(draft);
    fill(draft.fields);
  }

  /** Without Cache Storage there is no other draft. */
  const look = useCallback(
    () =>
      deleteObsoleteCopies(draftStore)
        .then(() => hasOtherCopy(draftStore.storageName))
        .then(setHasOther, () => {}),
    [draftStore],
  );

  function showOther(): void {
    // One after the other: while a text is being replaced, the copy to show next is not stored yet.
    lastShow.current = lastShow.current.then(() => showOtherDraft(draftStore, fill)).then(look, look);
  }

  useEffect(() => {
    void look();
    const renew = (): void => void renewCopy(draftStore).catch(() => {});
    addEventListener("visibilitychange", renew);
    return () => removeEventListener("visibilitychange", renew);
  }, [draftStore, look]);

  const { clearDraft, otherDraft } = formMessages;
  return (
    <>
      {note && !isChecking && (
        <Note
          role="status"
          text={note}
          button={removed ? formMessages.undo : clearDraft}
          onPress={() => (removed ? undo(removed) : clear())}
        />
      )}
      {hasOther && !isPending && <Note text={otherDraft.text} button={otherDraft.show} onPress={showOther} />}
    </>
  );
}

function noteOn<Fields extends FormFields<Fields>>(
  draft: Draft<Fields> | undefined,
  removed: Draft<Fields> | undefined,
): string | undefined {
  if (removed && !draft) return formMessages.cleared;
  if (draft?.isOtherVersion)
    return draft.isPending ? formMessages.otherVersionUnconfirmed : formMessages.otherVersion;
  // Empty where only an identity number was typed, which no storage keeps.
  const isEmpty = !draft || !holdsText<Fields>(draft.fields);
  // Of a pending draft the form's result speaks (web/forms/submission.ts).
  return !isEmpty && draft.isFromOtherTab && !draft.isPending ? formMessages.closedTabDraft : undefined;
}

interface NoteProps {
  readonly role?: "status";
  readonly text: string;
  readonly button: string;
  onPress(): void;
}

function Note({ role, text, button, onPress }: NoteProps) {
  return (
    <p className="recovered-draft" role={role}>
      {text}{" "}
      <button className="text-button" type="button" onClick={onPress}>
        {button}
      </button>
    </p>
  );
}
