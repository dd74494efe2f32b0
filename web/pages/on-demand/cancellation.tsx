import { onDemandService } from "#content/en/on-demand-service.ts";
import { Link } from "#web/navigation/link.tsx";
import { withContactLinks } from "#web/ui/unbroken/unbroken.tsx";

const { title, rules, terms } = onDemandService.cancellation;

/** The cancellation fees, in the words of the terms. */
export function Cancellation() {
  return (
    <section className="cancellation container">
      <h2>{title}</h2>
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
