import { hiring } from "#content/en/hiring.ts";
import { Link } from "#web/navigation/link.tsx";
import { PhoneIcon } from "#web/ui/icon/icon.tsx";
import { IdentityCardIcon, LockIcon } from "#web/ui/icon/page-icons.tsx";
import "./hiring-panel.css";

const { panel: words } = hiring;
const notes = [
  { ...words.call, NoteIcon: PhoneIcon },
  { ...words.documents, NoteIcon: IdentityCardIcon },
  { ...words.data, NoteIcon: LockIcon },
];

/** What comes after the application, and what happens to its data: beside the form, on a phone after it. */
export function HiringPanel() {
  return (
    <aside className="hiring-panel on-brand" aria-labelledby="hiring-panel-title">
      <h2 id="hiring-panel-title" className="part-title">
        {words.title}
      </h2>
      <ul role="list">
        {notes.map(({ title, text, NoteIcon }) => (
          <li key={title}>
            <NoteIcon />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <Link to={words.policy.to} newTab>
        {words.policy.label}
      </Link>
    </aside>
  );
}
