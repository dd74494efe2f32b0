import { oceanFreight } from "#content/en/ocean-freight.ts";
import { noWrap } from "#web/ui/no-wrap/no-wrap.tsx";
import { Picture } from "#web/ui/picture/picture.tsx";
import "./ocean-freight.css";

const { title, description, offered, picture } = oceanFreight;

/** The service and its parts. */
export function OceanFreight() {
  return (
    <div className="ocean-freight container">
      <section className="ocean-freight__description">
        <h2>{title}</h2>
        {description.map((paragraph) => (
          <p key={paragraph}>{noWrap(paragraph)}</p>
        ))}
      </section>
      <Picture
        {...picture}
        className="ocean-freight__picture"
        // The frame is taller than the picture's 3:2, so the picture is wider than its frame.
        sizes="(min-width: 80rem) min(63vw, 62rem), (min-width: 64rem) 75vw, 100vw"
        priority
      />
      <section className="ocean-freight__offered" aria-labelledby="services-offered-title">
        <h2 id="services-offered-title">{offered.title}</h2>
        <ul role="list">
          {offered.services.map((service) => (
            <li key={service.title}>
              <h3>{service.title}</h3>
              <p>{noWrap(service.text)}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
