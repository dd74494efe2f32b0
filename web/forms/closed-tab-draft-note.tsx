import { formMessages } from "#content/en/form-messages.ts";
import type { ClosedTabDraft } from "./use-closed-tab-draft.ts";
import "./closed-tab-draft-note.css";

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
