import { type MouseEventHandler, type ReactNode, type Ref, useEffect, useRef } from "react";
import { chat } from "#content/en/chat.ts";
import type { ChatMessage } from "../conversation/chat-storage.ts";
import { dayAndTime, localDateTime } from "../conversation/local-time.ts";
import { Message } from "./message.tsx";
import "./chat-log.css";

export interface ChatLogProps {
  /** The part that scrolls; it can hold the focus. */
  readonly ref: Ref<HTMLElement>;
  /** It holds the focus in place of the disabled field, without a focus ring. */
  readonly holdsFocusForField: boolean;
  /** The visitor uses the log itself, or the focus has left it. */
  onUse(): void;
  readonly open: boolean;
  readonly messages: readonly ChatMessage[];
  readonly pending: boolean;
  /** The conversation was emptied; this can be undone. */
  readonly cleared: boolean;
  /** @param failure the message that stands for the missing answer. */
  onRetry(failure: ChatMessage): void;
  onUndoClear(): void;
  /** A link to a page of the site was followed. */
  readonly onFollow: MouseEventHandler;
  /** Below the last message. */
  readonly children: ReactNode;
}

/** The messages, oldest first, with a retry under each failure. */
export function ChatLog({
  ref,
  holdsFocusForField,
  onUse,
  open,
  messages,
  pending,
  cleared,
  onRetry,
  onUndoClear,
  onFollow,
  children,
}: ChatLogProps) {
  const end = useRef<HTMLOListElement>(null);
  const today = dayAndTime(localDateTime(new Date())).day;

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes what is seen scrolls
  useEffect(() => showLatest(end.current), [messages, pending, open]);

  return (
    <section
      className="chat-log"
      aria-label={chat.conversation}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
      tabIndex={0}
      ref={ref}
      data-holds-focus={holdsFocusForField}
      onKeyDown={onUse}
      onBlur={onUse}
    >
      {messages.length === 0 && <EmptyLog cleared={cleared} onUndoClear={onUndoClear} />}
      <ol className="chat-log__messages" role="list" ref={end}>
        {messages.map((message, index) => {
          const { day, time } = dayAndTime(message.ts);
          const before = messages[index - 1];
          const after = messages[index + 1];
          const next = after && dayAndTime(after.ts);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a message has no other identity than its place.
            <li key={index}>
              {day !== "" && day !== (before && dayAndTime(before.ts).day) && (
                <p className="chat-log__day">{day === today ? chat.today : day}</p>
              )}
              <Message
                message={message}
                time={next?.day === day && next.time === time ? undefined : time}
                onFollow={onFollow}
              />
              {message.failed && !pending && (
                <p className="chat-log__action">
                  <button type="button" onClick={() => onRetry(message)}>
                    {chat.retry}
                  </button>
                  {chat.sentOnce}
                </p>
              )}
            </li>
          );
        })}
        {pending && <Typing />}
      </ol>
      {children}
    </section>
  );
}

/** The share of the window that a question above its answer takes at most. */
const questionShare = 0.34;

/**
 * Scrolls to the beginning of the last message. The question stays in view above the answer: all of it, or the end of a
 * long one.
 */
function showLatest(list: HTMLOListElement | null): void {
  const last = list?.lastElementChild;
  const log = list?.parentElement;
  if (!(last instanceof HTMLElement) || !log) return;
  const before = last.previousElementSibling;
  const question = before?.querySelector<HTMLElement>('[data-who="me"]') ? (before as HTMLElement) : last;
  const top = Math.max(question.offsetTop, last.offsetTop - questionShare * log.clientHeight);
  log.scrollTop = top - 16;
}

interface EmptyLogProps {
  readonly cleared: boolean;
  onUndoClear(): void;
}

function EmptyLog({ cleared, onUndoClear }: EmptyLogProps) {
  return (
    <div className="chat-log__empty">
      {cleared && (
        <p className="chat-log__action">
          {chat.cleared}
          <button type="button" onClick={onUndoClear}>
            {chat.undo}
          </button>
        </p>
      )}
      <p className="chat-log__empty-title">{chat.emptyTitle}</p>
      <p>{chat.emptyLead}</p>
    </div>
  );
}

function Typing() {
  return (
    <li className="chat-log__typing">
      <span className="chat-log__dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {chat.typing}
    </li>
  );
}
