import { services } from "#content/en/services.ts";
import type { Service } from "#content/schema/services.ts";
import { Link } from "#web/app/link.tsx";
import { ArrowRightIcon } from "#web/ui/icon/icon.tsx";
import { Picture } from "#web/ui/picture/picture.tsx";
import "./service-list.css";

/** The specification's order on this page. */
const order: readonly Service["id"][] = ["corporate", "intercity", "on-demand"];

const listed = services.services.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));

/** The three services, large, each leading to its page. */
export function ServiceList() {
  return (
    <section className="service-list container" aria-labelledby="service-list-title">
      <header className="service-list__head">
        <h2 id="service-list-title">{services.title}</h2>
        <p>{services.intro}</p>
      </header>
      {listed.map((service) => (
        <ServiceEntry key={service.id} service={service} />
      ))}
    </section>
  );
}

function ServiceEntry({ service }: { readonly service: Service }) {
  return (
    <article className="service-entry">
      <Picture
        name={service.picture}
        decorative
        className="service-entry__picture"
        sizes="(min-width: 60rem) 52rem, 100vw"
      />
      <div className="service-entry__words">
        <h3>{service.title}</h3>
        <p>{service.description}</p>
        <ul role="list">
          {service.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <Link className="service-entry__more" to={service.link.path}>
          {service.link.label} <ArrowRightIcon />
        </Link>
      </div>
    </article>
  );
}
