import { formMessages } from "#content/en/form-messages.ts";
import type { EarlierDraft } from "./use-earlier-draft.ts";
import "./earlier-draft-note.css";

/**
 * Says that the form holds what was typed in an earlier tab: on a shared phone that may have been somebody else. It
 * stands at the form's end, since it appears by itself.
 */
export function EarlierDraftNote({ draft: { note, clear } }: { readonly draft: EarlierDraft }) {
  if (!note) return null;
  return (
    <p className="earlier-draft">
      {note}{" "}
      <button className="earlier-draft__clear" type="button" onClick={clear}>
        {formMessages.clearDraft}
      </button>
    </p>
  );
}
