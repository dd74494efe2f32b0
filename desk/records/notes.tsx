import type { Note } from "#contract/desk/common.ts";
import { Avatar } from "#desk/ui/avatar/avatar.tsx";
import { Time } from "#desk/ui/time/time.tsx";
import { isMention, splitAtMentions } from "./mentions.ts";
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
        <WithMentions text={note.text} names={note.mentions.map(({ name }) => name)} />
      </p>
    </article>
  );
}

function WithMentions({ text, names }: { readonly text: string; readonly names: readonly string[] }) {
  return splitAtMentions(text, names).map((part, index) =>
    // The text does not change, so its parts keep their places.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    isMention(part, index) ? <mark key={index}>@{part}</mark> : part,
  );
}
