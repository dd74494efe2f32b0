import { corporate } from "#content/en/corporate.ts";
import { Link } from "#web/navigation/link.tsx";
import { ArrowRightIcon, ArrowUpRightIcon } from "#web/ui/icon/icon.tsx";
import { Picture } from "#web/ui/picture/picture.tsx";
import "./trackk-points.css";

const { trackk } = corporate;

/** The features of the tracking app, one line of large type each, and a link to its policy. */
export function TrackkPoints() {
  return (
    <section className="trackk-points on-brand" aria-labelledby="trackk-points-title">
      <Picture {...trackk.picture} className="trackk-points__picture" sizes="100vw" />
      <div className="trackk-points__layout container">
        <div className="trackk-points__intro">
          <h2 id="trackk-points-title">{trackk.title}</h2>
          <p>{trackk.text}</p>
          <Link to={trackk.contact.to} className="trackk-points__link">
            {trackk.contact.label} <ArrowRightIcon />
          </Link>
          <Link to={trackk.policy.to} className="trackk-points__link">
            {trackk.policy.label} <ArrowUpRightIcon />
          </Link>
        </div>
        <ul className="trackk-points__list" role="list">
          {trackk.points.map(({ title, text, onHome }) => (
            <li key={title} data-small={onHome}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
