import type { Note } from "#contract/desk/common.ts";
import { Avatar } from "#desk/ui/avatar/avatar.tsx";
import { Time } from "#desk/ui/time/time.tsx";
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
  const marks = names.map((name) => `@${name}`);
  const parts: string[] = [];
  let rest = text;
  while (rest !== "") {
    const found = marks
      .map((mark) => ({ mark, at: rest.indexOf(mark) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at || b.mark.length - a.mark.length)[0];
    if (!found) break;
    parts.push(rest.slice(0, found.at), found.mark);
    rest = rest.slice(found.at + found.mark.length);
  }
  parts.push(rest);
  return parts.map((part, index) =>
    // Every second part is a mention. The text does not change, so its parts keep their places.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
  );
}
