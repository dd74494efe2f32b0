import "#desk/records/composer.css";
import type { RefObject } from "react";
import type { MessageThread } from "#contract/desk/inbox.ts";
import { useAddNote } from "#desk/api/inbox.ts";
import { NoteForm } from "#desk/records/note-form.tsx";
import { PhoneLinks } from "#desk/records/phone-links.tsx";
import { Tabs } from "#desk/ui/tabs/tabs.tsx";
import { inboxWords as words } from "#desk/words/inbox.ts";
import { Alert } from "#web/ui/alert/alert.tsx";
import { ReplyForm } from "./reply-form.tsx";
import "./composer.css";

export type ComposerMode = "reply" | "note";

interface ComposerProps {
  readonly message: MessageThread;
  /** Of the person, with the country's code; null if it cannot be called. */
  readonly phoneDigits: string | null;
  /** It is shown with others of its writer, so the form says which one is answered. */
  readonly isOneOfSeveral: boolean;
  readonly mode: ComposerMode;
  readonly onMode: (mode: ComposerMode) => void;
  /** Shows a form, with the focus in its text. */
  readonly onWrite: (mode: ComposerMode) => void;
  /** Takes the focus when somebody is done with the text: single keys act again. */
  readonly onLeave: () => void;
  /** The text fields, with a ref each: a panel that is removed would empty a ref that both shared. */
  readonly fields: Readonly<Record<ComposerMode, RefObject<HTMLTextAreaElement | null>>>;
}

/** All ways to answer: a mail, a call, WhatsApp, or a note to colleagues. Both drafts are kept until they are sent. */
export function Composer({
  message,
  phoneDigits,
  isOneOfSeveral,
  mode,
  onMode,
  onWrite,
  onLeave,
  fields,
}: ComposerProps) {
  const addNote = useAddNote(message.id);
  const modeOf = (tab: string): ComposerMode => (tab === "note" ? "note" : "reply");
  return (
    // A press beside the text keeps the focus in here, where letters are no shortcuts.
    <div className="composer" data-mode={mode} tabIndex={-1}>
      {isOneOfSeveral && <p className="composer__answered">{words.answering(message.subject)}</p>}
      <Tabs
        label={words.composer}
        value={mode}
        onChange={(next) => onMode(modeOf(next))}
        onPress={(next) => onWrite(modeOf(next))}
        beside={
          phoneDigits && (
            <PhoneLinks
              digits={phoneDigits}
              greeting={words.whatsAppGreeting(message.name, message.reference)}
            />
          )
        }
        tabs={[
          {
            value: "reply",
            label: words.reply,
            panel: message.quarantine ? (
              <Alert tone="info">
                {words.quarantineReasons[message.quarantine]} {words.quarantineNoReply}
              </Alert>
            ) : message.replyTo ? (
              <ReplyForm message={message} to={message.replyTo} field={fields.reply} onLeave={onLeave} />
            ) : (
              <Alert tone="info">{words.noReplyAddress}</Alert>
            ),
          },
          {
            value: "note",
            label: words.note,
            panel: (
              <NoteForm
                draft={`note:${message.id}`}
                label={words.noteText}
                action={words.addNote}
                hint={words.noteHint}
                readPermission="inbox.read"
                busy={addNote.isPending}
                onAdd={addNote.mutateAsync}
                field={fields.note}
                onLeave={onLeave}
              />
            ),
          },
        ]}
      />
    </div>
  );
}
