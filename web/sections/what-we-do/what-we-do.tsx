import { about } from "#content/en/about.ts";
import { services } from "#content/en/services.ts";
import { Link } from "#web/navigation/link.tsx";
import { ArrowRightIcon } from "#web/ui/icon/icon.tsx";
import { noWrap } from "#web/ui/no-wrap/no-wrap.tsx";
import "./what-we-do.css";

const { title, text, note, more } = about.whatWeDo;

/** The three services as a list in large type; each row links to its page. */
export function WhatWeDo() {
  return (
    <section className="what-we-do container" aria-labelledby="what-we-do-title">
      <div className="what-we-do__intro">
        <h2 id="what-we-do-title">{title}</h2>
        <div>
          <p>{noWrap(text)}</p>
          <p>{noWrap(note)}</p>
        </div>
        <Link to={more.to}>{more.label}</Link>
      </div>
      <ul className="what-we-do__list" role="list">
        {services.services.map(({ id, title: service, description, link }) => (
          <li key={id}>
            <Link className="what-we-do__service" to={link.to}>
              <span className="what-we-do__name">{service}</span>
              <span className="what-we-do__text">{noWrap(description)}</span>
              <ArrowRightIcon />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
