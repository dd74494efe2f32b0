import { services } from "#content/en/services.ts";
import type { Service } from "#content/schema/services.ts";
import { CardLink } from "#web/ui/card-link/card-link.tsx";
import { Picture } from "#web/ui/picture/picture.tsx";
import { unbroken } from "#web/ui/unbroken/unbroken.tsx";
import "./service-list.css";

/** The specification's order on this page. */
const order: readonly Service["id"][] = ["corporate", "intercity", "on-demand"];

const listed = services.services.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));

/** The three services in large type, each with a link to its page. */
export function ServiceList() {
  return (
    <section className="service-list container" aria-labelledby="service-list-title">
      {/* The banner above says the same in larger type. */}
      <h2 id="service-list-title" className="visually-hidden">
        {services.title}
      </h2>
      {listed.map((service, index) => (
        <ServiceEntry key={service.id} service={service} wide={index === 0} />
      ))}
    </section>
  );
}

interface ServiceEntryProps {
  readonly service: Service;
  /** It is as wide as the page; the others share a row. */
  readonly wide: boolean;
}

function ServiceEntry({ service, wide }: ServiceEntryProps) {
  return (
    <article className="service-entry" data-wide={wide || undefined}>
      <Picture
        name={service.picture}
        decorative
        className="service-entry__picture"
        sizes={
          wide
            ? "(min-width: 90rem) min(97.5rem, max(84rem, 81.25vw)), 100vw"
            : "(min-width: 48rem) 66vw, 100vw"
        }
      />
      <div className="service-entry__words">
        <h3>{service.title}</h3>
        <p>{unbroken(service.description)}</p>
        <ul role="list">
          {service.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <CardLink to={service.link.to}>{service.link.label}</CardLink>
      </div>
    </article>
  );
}
