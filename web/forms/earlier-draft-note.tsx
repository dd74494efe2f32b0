import { formMessages } from "#content/en/form-messages.ts";
import type { EarlierDraft } from "./use-earlier-draft.ts";
import "./earlier-draft-note.css";

/** Above a form that holds what was typed in an earlier tab: on a shared phone that may have been somebody else. */
export function EarlierDraftNote({ draft: { isShown, clear } }: { readonly draft: EarlierDraft }) {
  if (!isShown) return null;
  return (
    <p className="earlier-draft">
      {formMessages.earlierDraft}{" "}
      <button className="earlier-draft__clear" type="button" onClick={clear}>
        {formMessages.clearDraft}
      </button>
    </p>
  );
}
