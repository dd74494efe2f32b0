import { useState } from "react";
import type { SavedReply } from "#contract/desk/saved.ts";
import { fillIn, type Slots } from "#desk/api/saved-replies.ts";
import { restoreDraft, useTextDraft } from "#desk/browser/use-draft.ts";
import { showToast } from "#desk/ui/toast/toast.tsx";
import { inboxWords as words } from "#desk/words/inbox.ts";
import { insertText } from "./insert-text.ts";

/** A mail that is being written. It is kept until it is sent, and put back if its sending is taken back. */
export interface MailDraft {
  /** The server sends a mail of the same key once, however often the call is repeated. */
  readonly key: string;
  readonly subject: string;
  readonly text: string;
  readonly setSubject: (subject: string) => void;
  readonly setText: (text: string) => void;
  /**
   * Puts a saved reply in at the caret, or at the end; its subject only in place of the one that nobody has changed.
   *
   * @returns where the caret then stands.
   */
  readonly insert: (reply: SavedReply, caret?: number) => number;
  /** Empties it, once it was sent. @returns what puts it back. */
  readonly clear: () => () => void;
}

export function useMailDraft(
  name: string,
  slots: Slots,
  initial: { readonly subject: string; readonly text: string } = { subject: "", text: "" },
): MailDraft {
  const [subject, setSubject] = useTextDraft(`${name}:subject`, initial.subject);
  const [text, setText] = useTextDraft(name, initial.text);
  const [key, setKey] = useState(() => crypto.randomUUID());
  return {
    key,
    subject,
    text,
    setSubject,
    setText,
    insert(reply, caret = text.length) {
      const after = insertText(text, caret, fillIn(reply.text, slots));
      setText(after.text);
      const itsSubject = fillIn(reply.subject, slots);
      if (itsSubject !== "" && subject === initial.subject) setSubject(itsSubject);
      else if (itsSubject !== "" && subject !== itsSubject)
        showToast({ text: words.subjectKept(itsSubject) });
      return after.caret;
    },
    clear() {
      setSubject(initial.subject);
      setText(initial.text);
      setKey(crypto.randomUUID());
      return () => {
        restoreDraft(`${name}:subject`, subject);
        restoreDraft(name, text);
      };
    },
  };
}
