import { services } from "#content/en/services.ts";
import type { Service } from "#content/schema/services.ts";
import { CardLink } from "#web/ui/card-link/card-link.tsx";
import { noWrap } from "#web/ui/no-wrap/no-wrap.tsx";
import { Picture } from "#web/ui/picture/picture.tsx";
import "./service-list.css";

/** The specification's order on this page. */
const order: readonly Service["id"][] = ["corporate", "intercity", "on-demand"];

const listed = services.services.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));

/** The three services one below the other, each with a link to its page. */
export function ServiceList() {
  return (
    <section className="service-list container" aria-labelledby="service-list-title">
      {/* The banner above says the same in larger type. */}
      <h2 id="service-list-title" className="visually-hidden">
        {services.title}
      </h2>
      {listed.map(({ id, title, description, listPicture, link }, index) => (
        <article key={id} className="service-entry" data-service={id}>
          <Picture
            name={listPicture}
            decorative
            className="service-entry__picture"
            sizes="(min-width: 40rem) 57vw, 100vw"
            early={index === 0}
          />
          <div>
            <h3>{title}</h3>
            <p>{noWrap(description)}</p>
            <CardLink to={link.to}>{link.label}</CardLink>
          </div>
        </article>
      ))}
    </section>
  );
}
