import { onDemandService } from "#content/en/on-demand-service.ts";
import { Link } from "#web/navigation/link.tsx";
import { FigureList } from "#web/sections/figure-list/figure-list.tsx";
import { withContactLinks } from "#web/ui/unbroken/unbroken.tsx";

const { title, figures, rules, terms } = onDemandService.cancellation;

/** The cancellation fees, by their figures and in the words of the terms. */
export function Cancellation() {
  return (
    <section className="cancellation container">
      <h2>{title}</h2>
      <FigureList figures={figures} />
      <div>
        <ul role="list">
          {rules.map((rule) => (
            <li key={rule}>{withContactLinks(rule)}</li>
          ))}
        </ul>
        <Link to={terms.to}>{terms.label}</Link>
      </div>
    </section>
  );
}
