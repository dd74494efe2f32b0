import { hiring } from "#content/en/hiring.ts";
import { Link } from "#web/navigation/link.tsx";
import "./hiring-panel.css";

const { panel: words } = hiring;

/** What an applicant wants to know before typing. */
export function HiringPanel() {
  return (
    <aside className="hiring-panel on-brand" aria-labelledby="hiring-panel-title">
      <h2 id="hiring-panel-title" className="part-title">
        {words.title}
      </h2>
      <ul role="list">
        {words.facts.map(({ figure, text }) => (
          <li key={text}>
            <b>{figure}</b> {text}
          </li>
        ))}
      </ul>
      <p>{words.draftKept}</p>
      <p>
        <Link to={words.policy.to} newTab>
          {words.policy.label}
        </Link>
      </p>
    </aside>
  );
}
