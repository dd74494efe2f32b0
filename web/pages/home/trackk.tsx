import { trackk } from "#content/en/home.ts";
import { ButtonLink } from "#web/ui/button/button.tsx";
import { ArrowRightIcon } from "#web/ui/icon/icon.tsx";
import { TrackkScreen } from "./trackk-screen.tsx";
import "./trackk.css";

/** The product for companies. Its dashboard is drawn so large that the window cuts it off. */
export function Trackk() {
  return (
    <section className="trackk on-brand">
      <div className="trackk__grid container">
        <div className="trackk__words">
          <h2 className="trackk__title">{trackk.title}</h2>
          <p className="trackk__text">{trackk.text}</p>
          <ButtonLink to={trackk.action.to} tone="on-brand">
            {trackk.action.label} <ArrowRightIcon />
          </ButtonLink>
        </div>
        <figure className="trackk__screen">
          <TrackkScreen screen={trackk.screen} />
          <figcaption>{trackk.screen.caption}</figcaption>
        </figure>
        <ul className="trackk__points" role="list">
          {trackk.points.map((point) => (
            <li key={point.title}>
              <h3>{point.title}</h3>
              <p>{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
