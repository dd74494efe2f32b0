import { why } from "#content/en/home.ts";
import { ButtonLink } from "#web/ui/button/button.tsx";
import { noWrap } from "#web/ui/no-wrap/no-wrap.tsx";
import { Picture } from "#web/ui/picture/picture.tsx";
import "./why.css";

/** Why choose us: an introduction beside a picture, and six points. */
export function Why() {
  return (
    <section className="why">
      <div className="why__grid container">
        <div className="why__intro">
          <h2>{why.title}</h2>
          <p>{why.intro}</p>
          <ButtonLink to={why.action.to} tone="secondary">
            {why.action.label}
          </ButtonLink>
        </div>
        <Picture {...why.picture} className="why__picture" sizes="(min-width: 64rem) 58vw, 100vw" />
        <ul className="why__points" role="list">
          {why.points.map((point) => (
            <li key={point.id} className="why__point" data-point={point.id}>
              <h3>{point.title}</h3>
              <p>{noWrap(point.text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
