import { about } from "#content/en/about.ts";
import { noWrap } from "#web/ui/no-wrap/no-wrap.tsx";
import "./achievements.css";

const { title, entries } = about.achievements;

/** Three figures in large type on the dark brand colour. */
export function Achievements() {
  return (
    <section className="achievements on-brand" aria-labelledby="achievements-title">
      <div className="achievements__frame container">
        <h2 id="achievements-title">{title}</h2>
        <dl className="achievements__posters">
          {entries.map(({ id, figure, title: what, text }) => (
            <div className="achievements__poster" data-achievement={id} key={id}>
              <dt>{what}</dt>
              <dd className="achievements__figure">{figure}</dd>
              <dd className="achievements__text">{noWrap(text)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
