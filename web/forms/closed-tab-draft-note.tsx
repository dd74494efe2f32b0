import { formMessages } from "#content/en/form-messages.ts";
import type { ClosedTabDraft } from "./use-closed-tab-draft.ts";
import "./closed-tab-draft-note.css";

/**
 * Says that the form holds what was typed in an earlier tab: on a shared phone that may have been somebody else. It
 * stands at the form's end, since it appears by itself.
 */
export function ClosedTabDraftNote({ draft: { note, clear } }: { readonly draft: ClosedTabDraft }) {
  if (!note) return null;
  return (
    <p className="closed-tab-draft">
      {note}{" "}
      <button className="closed-tab-draft__clear" type="button" onClick={clear}>
        {formMessages.clearDraft}
      </button>
    </p>
  );
}
