import { founders } from "#content/en/founders.ts";
import { shell } from "#content/en/shell.ts";
import type { Founder } from "#content/schema/founders.ts";
import { ArrowUpRightIcon } from "#web/ui/icon/icon.tsx";
import { isDrawn, Portrait } from "#web/ui/portrait/portrait.tsx";
import "./founders.css";

/** The founding team: role, name, responsibility, and a professional profile. */
export function Founders() {
  return (
    <section className="founders container" aria-labelledby="founders-title">
      <header className="founders__head">
        <h2 id="founders-title">{founders.title}</h2>
        <p>{founders.text}</p>
      </header>
      <ul className="founders__list" role="list">
        {founders.entries.map((founder) => (
          <li key={founder.role}>
            <FounderCard founder={founder} />
          </li>
        ))}
      </ul>
      {founders.entries.some(isDrawn) && <p className="founders__note">{founders.drawingsNote}</p>}
    </section>
  );
}

function FounderCard({ founder }: { readonly founder: Founder }) {
  const { role, title, name, responsibility, linkedinUrl } = founder;
  const profile = `${founders.profile}: ${name} (${shell.opensNewTab})`;
  return (
    <article className="founder">
      <Portrait image={founder.image} upright />
      <p className="founder__role">
        <abbr title={title}>{role}</abbr>
      </p>
      <h3>{name}</h3>
      <p className="founder__responsibility">{responsibility}</p>
      <a className="founder__profile" href={linkedinUrl} target="_blank" rel="noopener" aria-label={profile}>
        {founders.profile} <ArrowUpRightIcon />
      </a>
    </article>
  );
}
