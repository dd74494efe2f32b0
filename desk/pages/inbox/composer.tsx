import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import type { InboxThread, Reply } from "#contract/desk/inbox.ts";
import { deskLimits } from "#contract/desk/limits.ts";
import type { SavedReply } from "#contract/desk/saved.ts";
import { useAddNote, useSendReply } from "#desk/api/inbox.ts";
import { showSent } from "#desk/api/undo.ts";
import { keepInView } from "#desk/browser/keep-in-view.ts";
import { recordPage } from "#desk/navigation/addresses.ts";
import { navigate } from "#desk/navigation/location.ts";
import { NoteForm } from "#desk/records/note-form.tsx";
import { PhoneLinks } from "#desk/records/phone-links.tsx";
import { SavedReplyPicker } from "#desk/records/saved-reply-picker.tsx";
import { useMailDraft } from "#desk/records/use-mail-draft.ts";
import { DeskForm } from "#desk/ui/form/desk-form.tsx";
import { SendIcon } from "#desk/ui/icon/desk-icons.tsx";
import { ActionError } from "#desk/ui/state/state.tsx";
import { Tabs } from "#desk/ui/tabs/tabs.tsx";
import { statusNames, inboxWords as words } from "#desk/words/inbox.ts";
import { recordWords } from "#desk/words/records.ts";
import { Alert } from "#web/ui/alert/alert.tsx";
import { Button } from "#web/ui/button/button.tsx";

export type ComposerMode = "reply" | "note";

interface ComposerProps {
  readonly message: InboxThread;
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
                mayRead="inbox.read"
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

interface ReplyFormProps {
  readonly message: InboxThread;
  readonly to: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onLeave: () => void;
}

function ReplyForm({ message, to, field, onLeave }: ReplyFormProps) {
  const id = `reply:${message.id}`;
  const slots = { name: message.name, reference: message.reference, job: "" };
  const draft = useMailDraft(id, slots, { subject: words.subjectDefault(message.subject), text: "" });
  const { text } = draft;
  // One line until somebody writes: the conversation keeps the window.
  const [isTouched, setTouched] = useState(false);
  const isOpen = isTouched || text !== "";
  /** Where somebody last wrote. */
  const caret = useRef<number>(undefined);
  const [isMissing, setMissing] = useState(false);
  const send = useSendReply(message.id, sent);

  /** The message stays open: who wants the next one goes on by key or button. */
  function sent(status: Reply["status"], undo: string | null): void {
    const putBack = draft.clear();
    setTouched(false);
    showSent({
      text: words.sent(message.name),
      detail: words.sentStays(statusNames[status ?? "waiting"]),
      undo,
      onTakenBack: () => {
        putBack();
        const address = recordPage("message", message.id);
        if (window.location.pathname !== address) navigate(address);
      },
    });
    onLeave();
  }

  function submit(status: Reply["status"]): void {
    if (send.isPending) return;
    if (text.trim() === "") {
      setMissing(true);
      field.current?.focus();
      return;
    }
    const { key, subject } = draft;
    send.mutate({ key, version: message.version, subject, text, status });
  }
  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key === "Escape") {
      setTouched(false);
      onLeave();
    }
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit("waiting");
  }
  function insert(reply: SavedReply): void {
    const place = draft.insert(reply, caret.current);
    setMissing(false);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(place, place);
    });
  }

  return (
    <DeskForm
      className="composer__form"
      data-open={isOpen || undefined}
      onFocus={keepInView}
      onInput={keepInView}
      onSubmit={() => submit("waiting")}
    >
      {isOpen && (
        <div className="composer__line">
          <span className="quiet">{recordWords.replyTo(to)}</span>
          <label className="composer__subject">
            <span className="quiet">{words.subject}</span>
            <input
              value={draft.subject}
              maxLength={deskLimits.mailSubject}
              required
              onChange={({ target }) => draft.setSubject(target.value)}
            />
          </label>
        </div>
      )}
      <div className="field">
        <label className="visually-hidden" htmlFor={id}>
          {words.replyText}
        </label>
        <textarea
          id={id}
          ref={field}
          className="field__control composer__text"
          rows={1}
          maxLength={deskLimits.mailText}
          placeholder={words.replyPlaceholder(message.name)}
          value={text}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-error` : undefined}
          onFocus={() => setTouched(true)}
          onChange={({ target }) => {
            draft.setText(target.value);
            setMissing(false);
          }}
          onKeyDown={handleKey}
          onBlur={({ target }) => {
            caret.current = target.selectionStart;
          }}
        />
        {isMissing && (
          <p className="field__error" id={`${id}-error`} role="alert">
            {words.replyMissing}
          </p>
        )}
      </div>
      {isOpen && (
        <div className="composer__actions">
          <ActionError error={send.error} />
          <div className="button-row">
            <Button type="submit" busy={send.isPending}>
              <SendIcon />
              {words.send}
            </Button>
            <Button tone="secondary" onClick={() => submit("done")}>
              {words.sendAndDone}
            </Button>
            <SavedReplyPicker part="inbox" onPick={insert} tone="quiet" />
          </div>
        </div>
      )}
    </DeskForm>
  );
}
