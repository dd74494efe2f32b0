import { type FormEvent, type KeyboardEvent, type Ref, useId, useState } from "react";
import { chat } from "#content/en/chat.ts";
import { chatLimits } from "#contract/chat-limits.ts";
import { isComposing } from "#web/browser/is-composing.ts";
import { ArrowUpIcon } from "#web/ui/icon/icon.tsx";
import { messageDraft } from "../conversation/message-draft.ts";
import "./composer.css";

export interface ComposerProps {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly pending: boolean;
  /** Returns whether it was sent; if so, the field is emptied. */
  onSend(text: string): boolean;
  onFocus(): void;
}

/** The number of characters left is shown from here on. */
const nearTheLimit = 200;

/** The field for a message: Enter sends, Shift+Enter starts a new line. */
export function Composer({ ref, pending, onSend, onFocus }: ComposerProps) {
  const [text, setText] = useState(() => messageDraft.read() ?? "");
  const id = useId();
  const left = chatLimits.message - text.length;

  function change(next: string): void {
    setText(next);
    if (next === "") messageDraft.remove();
    else messageDraft.set(next);
  }

  function send(): void {
    if (onSend(text)) change("");
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    send();
  }

  function handleKey(event: KeyboardEvent): void {
    // An Enter that ends the composition of a word, as in Hindi or Punjabi, does not send.
    if (event.key !== "Enter" || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    send();
  }

  return (
    <form className="composer" onSubmit={handleSubmit}>
      <label className="visually-hidden" htmlFor={id}>
        {chat.field}
      </label>
      <textarea
        className="composer__field"
        id={id}
        ref={ref}
        rows={1}
        placeholder={chat.placeholder}
        maxLength={chatLimits.message}
        enterKeyHint="send"
        autoComplete="off"
        disabled={pending}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={handleKey}
        onFocus={onFocus}
      />
      <button className="composer__send" type="submit" aria-label={chat.send} disabled={pending}>
        <ArrowUpIcon />
      </button>
      {left <= nearTheLimit && (
        <p className="composer__left">
          {left} {chat.charactersLeft}
        </p>
      )}
    </form>
  );
}
