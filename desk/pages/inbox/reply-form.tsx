import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import type { MessageThread, Reply } from "#contract/desk/inbox.ts";
import { deskLimits } from "#contract/desk/limits.ts";
import type { SavedReply } from "#contract/desk/saved.ts";
import { keepInView } from "#desk/browser/keep-in-view.ts";
import { SavedReplyPicker } from "#desk/records/saved-reply-picker.tsx";
import { DeskForm } from "#desk/ui/form/desk-form.tsx";
import { SendIcon } from "#desk/ui/icon/desk-icons.tsx";
import { ActionError } from "#desk/ui/state/state.tsx";
import { inboxWords as words } from "#desk/words/inbox.ts";
import { recordWords } from "#desk/words/records.ts";
import { Button } from "#web/ui/button/button.tsx";
import { useReply } from "./use-reply.ts";
import "./reply-form.css";

interface ReplyFormProps {
  readonly message: MessageThread;
  readonly to: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onLeave: () => void;
}

/** A mail to the visitor. It is one line until somebody writes: the conversation keeps the window. */
export function ReplyForm({ message, to, field, onLeave }: ReplyFormProps) {
  const [isTouched, setTouched] = useState(false);
  const [isMissing, setMissing] = useState(false);
  /** Where somebody last wrote. */
  const caret = useRef<number>(undefined);
  const { draft, isSending, error, send } = useReply(message, leave);
  const id = `reply-${message.id}`;
  const isOpen = isTouched || draft.text !== "";

  function leave(): void {
    setTouched(false);
    onLeave();
  }
  function submit(status: Reply["status"]): void {
    if (isSending) return;
    if (draft.text.trim() !== "") send(status);
    else {
      setMissing(true);
      field.current?.focus();
    }
  }
  function write(text: string): void {
    draft.setText(text);
    setMissing(false);
  }
  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key === "Escape") leave();
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit("waiting");
  }
  function insert(reply: SavedReply): void {
    const end = draft.insert(reply, caret.current);
    setMissing(false);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(end, end);
    });
  }

  return (
    <DeskForm
      className="reply-form"
      data-open={isOpen || undefined}
      onFocus={keepInView}
      onInput={keepInView}
      onSubmit={() => submit("waiting")}
    >
      {isOpen && (
        <div className="reply-form__line">
          <span className="quiet">{recordWords.replyTo(to)}</span>
          <label className="reply-form__subject">
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
          className="field__control reply-form__text"
          rows={1}
          maxLength={deskLimits.mailText}
          placeholder={words.replyPlaceholder(message.name)}
          value={draft.text}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-error` : undefined}
          onFocus={() => setTouched(true)}
          onChange={({ target }) => write(target.value)}
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
        <div className="reply-form__actions">
          <ActionError error={error} />
          <div className="button-row">
            <Button type="submit" busy={isSending}>
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
