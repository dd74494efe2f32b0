import { freight } from "#content/en/freight.ts";
import type { FreightKind } from "#content/schema/freight.ts";
import { freightRequest } from "#contract/freight-kinds.ts";
import { paths } from "#contract/routes.ts";
import { CardLink } from "#web/ui/card-link/card-link.tsx";
import { noWrap } from "#web/ui/no-wrap/no-wrap.tsx";
import { Picture } from "#web/ui/picture/picture.tsx";
import "./freight-cards.css";

/** The six kinds of freight. Ocean freight links to its page, each other one to the request form with it chosen. */
export function FreightCards() {
  return (
    <section className="freight container" aria-labelledby="freight-title">
      <h2 id="freight-title" className="visually-hidden">
        {freight.title}
      </h2>
      <ul className="freight__cards" role="list">
        {freight.kinds.map((kind, index) => (
          <li key={kind.id}>
            <FreightCard kind={kind} index={index} />
          </li>
        ))}
      </ul>
      <p className="freight__plan">
        {freight.plan.text} <CardLink to={freight.plan.link.to}>{freight.plan.link.label}</CardLink>
      </p>
    </section>
  );
}

function FreightCard({ kind, index }: { readonly kind: FreightKind; readonly index: number }) {
  return (
    <article className="freight-card">
      <Picture
        name={kind.picture}
        decorative
        className="freight-card__picture"
        sizes="(min-width: 72rem) 30rem, (min-width: 48rem) 46vw, 100vw"
      />
      <span className="freight-card__serial" aria-hidden="true">
        0{index + 1}
      </span>
      <h3>{kind.title}</h3>
      <p>{noWrap(kind.text)}</p>
      <CardLink to={kind.id === "ocean" ? paths["ocean-freight"] : freightRequest(kind.id)}>
        {kind.more}
      </CardLink>
    </article>
  );
}
