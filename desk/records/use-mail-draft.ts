import { useState } from "react";
import type { SavedReply } from "#contract/desk/saved.ts";
import { maskIdentityNumbers } from "#contract/identity-numbers.ts";
import { fillIn, type Slots } from "#desk/api/saved-replies.ts";
import {
  endDraft,
  readDraft,
  readJsonDraft,
  restoreDraft,
  storeJsonDraft,
  useTextDraft,
} from "#desk/browser/use-draft.ts";
import { showToast } from "#desk/ui/toast/toast.tsx";
import { recordWords as words } from "#desk/words/records.ts";
import { insertText } from "./insert-text.ts";

/** A mail as the server gets it. */
interface MailToSend {
  /** The server sends a mail of the same key once, however often the call is repeated. */
  readonly key: string;
  readonly subject: string;
  readonly text: string;
}

interface EndedMail {
  /** Whether the form is empty again. */
  readonly isEmpty: boolean;
  readonly putBack: () => void;
}

/** A mail that is being written. It is kept until it is sent, and put back if its sending is undone. */
export interface MailDraft {
  readonly subject: string;
  readonly text: string;
  /** Counts the mails that were sent from this form. */
  readonly round: number;
  readonly setSubject: (subject: string) => void;
  readonly setText: (text: string) => void;
  /**
   * Puts a saved reply in at the caret, or at the end; its subject only in place of the one that nobody has changed.
   *
   * @returns where the caret then stands.
   */
  readonly insert: (reply: SavedReply, caret?: number) => number;
  /** The mail to send. Until its text changes it has the same key, also after a reload: an answer may be lost. */
  readonly toSend: () => MailToSend;
  /** Ends it once it was sent, unless it was changed since. */
  readonly end: () => EndedMail;
}

export function useMailDraft(
  name: string,
  slots: Slots,
  initial: { readonly subject: string; readonly text: string } = { subject: "", text: "" },
): MailDraft {
  const subjectName = `${name}:subject`;
  const attemptName = `${name}:attempt`;
  const [subject, setSubject] = useTextDraft(subjectName, initial.subject);
  const [text, setText] = useTextDraft(name, initial.text);
  const [round, setRound] = useState(0);
  return {
    subject,
    text,
    round,
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
    toSend() {
      const before = readJsonDraft<MailToSend>(attemptName);
      if (before?.subject === subject && before.text === text) return before;
      const mail = { key: newKey(), subject, text };
      storeJsonDraft(attemptName, mail);
      return mail;
    },
    end() {
      const sent = readJsonDraft<MailToSend>(attemptName) ?? { subject, text };
      storeJsonDraft(attemptName, undefined);
      // A text that was changed keeps its subject.
      const isEmpty = endDraft(name, sent.text) && endDraft(subjectName, sent.subject);
      if (isEmpty) setRound((count) => count + 1);
      return {
        isEmpty,
        putBack() {
          // Somebody may be writing the next one already.
          if (readDraft(name) !== undefined) return;
          restoreDraft(subjectName, sent.subject);
          restoreDraft(name, sent.text);
        },
      };
    },
  };
}

/** A key that the tab's storage keeps as it is: some have digits that it masks like an identity number. */
function newKey(): string {
  const key = crypto.randomUUID();
  return maskIdentityNumbers(key) === key ? key : newKey();
}
