import { type ReactNode, useEffect, useRef } from "react";
import type { MessageThread } from "#contract/desk/inbox.ts";
import { DeskLink } from "#desk/navigation/link.tsx";
import { Letter } from "#desk/records/letter.tsx";
import { NoteEntry } from "#desk/records/notes.tsx";
import { SentMailEntry } from "#desk/records/sent-mail.tsx";
import { Avatar } from "#desk/ui/avatar/avatar.tsx";
import { Badge } from "#desk/ui/badge/badge.tsx";
import { ReplyIcon } from "#desk/ui/icon/desk-icons.tsx";
import { Time } from "#desk/ui/time/time.tsx";
import { statusNames, inboxWords as words } from "#desk/words/inbox.ts";
import { Alert } from "#web/ui/alert/alert.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { statusTones } from "./status-tones.ts";
import { useInboxAddress } from "./use-inbox-address.ts";
import "./conversation.css";

interface ConversationProps {
  /** One message, or all of a person. */
  readonly threads: readonly MessageThread[];
  /** The message that the form below answers. */
  readonly answeredId: string;
  readonly onAnswer: ((thread: MessageThread) => void) | undefined;
}

interface Entry {
  readonly id: string;
  readonly at: string;
  readonly content: ReactNode;
}

/** Messages, replies and notes in the order in which they were written. */
export function Conversation({ threads, answeredId, onAnswer }: ConversationProps) {
  const isSeveral = threads.length > 1;
  const answered = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isSeveral) answered.current?.scrollIntoView({ block: "center" });
  }, [isSeveral]);

  const entries = threads
    .flatMap((thread): Entry[] => [
      {
        id: thread.id,
        at: thread.receivedAt,
        content: (
          <ThreadLetter thread={thread}>
            {isSeveral && (
              <LetterFacts thread={thread} isAnswered={thread.id === answeredId} onAnswer={onAnswer} />
            )}
          </ThreadLetter>
        ),
      },
      ...thread.replies.map((mail) => ({ id: mail.id, at: mail.at, content: <SentMailEntry mail={mail} /> })),
      ...thread.notes.map((note) => ({ id: note.id, at: note.at, content: <NoteEntry note={note} /> })),
    ])
    .sort((a, b) => a.at.localeCompare(b.at));

  return (
    <ol role="list" className="conversation">
      {entries.map(({ id, content }) => (
        <li key={id} ref={id === answeredId ? answered : undefined}>
          {content}
        </li>
      ))}
    </ol>
  );
}

function ThreadLetter({
  thread,
  children,
}: {
  readonly thread: MessageThread;
  readonly children: ReactNode;
}) {
  return (
    <Letter
      head={
        <>
          <Avatar name={thread.name} decorative />
          <strong>{thread.name}</strong>
          <span className="quiet">{words.messageFromSite}</span>
          <Time at={thread.receivedAt} exact className="quiet" />
        </>
      }
      text={thread.text}
      after={thread.heldIdentityNumber && <Alert tone="info">{words.heldIdentity}</Alert>}
    >
      {children}
    </Letter>
  );
}

interface LetterFactsProps {
  readonly thread: MessageThread;
  readonly isAnswered: boolean;
  readonly onAnswer: ((thread: MessageThread) => void) | undefined;
}

/** What tells one of several messages from the others, and the button that answers it in its place. */
function LetterFacts({ thread, isAnswered, onAnswer }: LetterFactsProps) {
  const { pathOf } = useInboxAddress();
  return (
    <div className="letter__facts">
      <DeskLink to={pathOf(thread.id)}>{thread.subject}</DeskLink>
      <Badge tone={statusTones[thread.status]}>{statusNames[thread.status]}</Badge>
      {onAnswer && (
        <Button tone="secondary" aria-pressed={isAnswered} onClick={() => onAnswer(thread)}>
          <ReplyIcon />
          {words.answerThis}
        </Button>
      )}
    </div>
  );
}
