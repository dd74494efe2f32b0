import type { ReactNode } from "react";
import type { SentMail } from "#contract/desk/common.ts";
import type { InboxMessage } from "#contract/desk/inbox.ts";
import { NoteEntry } from "#desk/records/notes.tsx";
import { SentMailEntry } from "#desk/records/sent-mail.tsx";
import { Avatar } from "#desk/ui/avatar/avatar.tsx";
import { Time } from "#desk/ui/time/time.tsx";
import { inboxWords as words } from "#desk/words/inbox.ts";
import { Alert } from "#web/ui/alert/alert.tsx";

interface Entry {
  readonly id: string;
  readonly at: string;
  readonly content: ReactNode;
}

/** The message, the replies and the notes in the order in which they were written. */
export function Conversation({ message }: { readonly message: InboxMessage }) {
  const entries: Entry[] = [
    ...message.replies.map((mail: SentMail) => ({
      id: mail.id,
      at: mail.at,
      content: <SentMailEntry mail={mail} />,
    })),
    ...message.notes.map((note) => ({ id: note.id, at: note.at, content: <NoteEntry note={note} /> })),
  ].sort((a, b) => a.at.localeCompare(b.at));

  return (
    <ol role="list" className="conversation">
      <li>
        <article className="letter">
          <header className="letter__head">
            <Avatar name={message.name} decorative />
            <strong>{message.name}</strong>
            <span className="quiet">{words.messageFromSite}</span>
            <Time at={message.receivedAt} exact className="quiet" />
          </header>
          <p className="letter__text prose">{message.text}</p>
          {message.heldIdentityNumber && <Alert tone="info">{words.heldIdentity}</Alert>}
        </article>
      </li>
      {entries.map(({ id, content }) => (
        <li key={id}>{content}</li>
      ))}
    </ol>
  );
}
