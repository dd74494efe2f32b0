import { useEffect, useRef, useState } from "react";
import type { Message } from "#contract/desk/inbox.ts";
import { useInboxMessage, useMarkRead, usePersonThreads } from "#desk/api/inbox.ts";
import { usePermission } from "#desk/api/session.ts";
import { useShortcuts } from "#desk/browser/use-shortcuts.ts";
import { QueryFallback } from "#desk/ui/state/state.tsx";
import { Composer, type ComposerMode } from "./composer.tsx";
import { Conversation } from "./conversation.tsx";
import { ConversationHead } from "./conversation-toggle.tsx";
import { MessageHead, type MessageMoves } from "./message-head.tsx";
import { PersonPanel } from "./person-panel.tsx";
import { useInboxAddress } from "./use-inbox-address.ts";
import { usePresence } from "./use-presence.ts";
import "./message-detail.css";

interface MessageDetailProps {
  readonly id: string;
  readonly moves: MessageMoves;
  /** Whether other messages are selected. The keys that change messages then act on those. */
  readonly keysElsewhere: boolean;
  /** It came in the place of another one: the focus that went with that one is its own. */
  readonly takesFocus: boolean;
}

/** One message with all that belongs to it. */
export function MessageDetail({ id, ...rest }: MessageDetailProps) {
  const message = useInboxMessage(id);
  if (message.data) return <MessageView message={message.data} {...rest} />;
  return <QueryFallback query={message} lines={10} />;
}

interface MessageViewProps extends Omit<MessageDetailProps, "id"> {
  readonly message: Message;
}

function MessageView({ message, moves, keysElsewhere, takesFocus }: MessageViewProps) {
  const mayWrite = usePermission("inbox.write");
  const { isTogether } = useInboxAddress();
  const person = usePersonThreads(message.id, isTogether);
  const threads = isTogether ? person.data?.items : undefined;
  /** Which of the shown messages is answered, in its place. */
  const [answeredId, setAnsweredId] = useState(message.id);
  const answered = threads?.find(({ id }) => id === answeredId) ?? message;
  const [mode, setMode] = useState<ComposerMode>(message.replyTo ? "reply" : "note");
  const fields = {
    reply: useRef<HTMLTextAreaElement>(null),
    note: useRef<HTMLTextAreaElement>(null),
  };
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is shown
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) focusHeading();
  }, []);
  const { mutate: markRead } = useMarkRead();
  const presence = usePresence(message.id, message.viewers);

  const { id, unread } = message;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message: "Mark as unread" must stay
  useEffect(() => {
    if (unread) markRead({ id, read: true });
  }, [id]);

  function write(next: ComposerMode): void {
    setMode(next);
    // After the tab's panel is in the document.
    requestAnimationFrame(() => fields[next].current?.focus());
  }
  useShortcuts(mayWrite ? { r: () => write("reply"), n: () => write("note") } : {});

  return (
    <article className="message">
      <div className="message__top">
        <MessageHead message={message} heading={heading} moves={moves} keysElsewhere={keysElsewhere} />
        {threads && threads.length > 1 && (
          <ConversationHead threads={threads} more={message.samePersonMore} />
        )}
      </div>
      <div className="message__body">
        <div className="message__main" onInput={presence.onTyping}>
          {presence.others && (
            <p className="presence" role="status">
              {presence.others}
            </p>
          )}
          {isTogether && person.error && <QueryFallback query={person} />}
          <Conversation
            threads={threads ?? [message]}
            answeredId={answered.id}
            onAnswer={
              mayWrite
                ? (thread) => {
                    setAnsweredId(thread.id);
                    write(thread.replyTo ? "reply" : "note");
                  }
                : undefined
            }
          />
          {mayWrite && (
            <Composer
              key={answered.id}
              message={answered}
              phoneDigits={message.phoneDigits}
              isOneOfSeveral={threads !== undefined && threads.length > 1}
              mode={mode}
              onMode={setMode}
              onWrite={write}
              onLeave={focusHeading}
              fields={fields}
            />
          )}
        </div>
        <PersonPanel message={message} />
      </div>
    </article>
  );
}
