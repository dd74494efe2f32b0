import type { Note } from "#contract/desk/common.ts";
import { Avatar } from "#desk/ui/avatar/avatar.tsx";
import { Time } from "#desk/ui/time/time.tsx";
import { Highlight } from "#web/ui/highlight/highlight.tsx";
import { mentionPattern } from "./mentions.ts";
import "./notes.css";

/** A note or comment of a colleague, with the mentioned names marked. */
export function NoteEntry({ note }: { readonly note: Note }) {
  return (
    <article className="note">
      <header className="note__head">
        <Avatar name={note.by.name} decorative />
        <strong>{note.by.name}</strong>
        <Time at={note.at} exact className="quiet" />
      </header>
      <p className="prose">
        <Highlight text={note.text} pattern={mentionPattern(note.mentions.map(({ name }) => name))} />
      </p>
    </article>
  );
}
