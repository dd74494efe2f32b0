import { onDemandService } from "#content/en/on-demand-service.ts";
import { Link } from "#web/navigation/link.tsx";
import { FigureList } from "#web/sections/figure-list/figure-list.tsx";
import { withContactLinks } from "#web/ui/no-wrap/no-wrap.tsx";

const { payment, cancellation } = onDemandService;

/** How a trip is paid for, and beside it what cancelling costs: by the figures, and in the words of the terms. */
export function PaymentAndCancellation() {
  return (
    <div className="on-demand-terms container">
      <section>
        <h2>{payment.title}</h2>
        <p>{payment.text}</p>
      </section>
      <section>
        <h2>{cancellation.title}</h2>
        <FigureList figures={cancellation.figures} />
        <ul role="list">
          {cancellation.rules.map((rule) => (
            <li key={rule}>{withContactLinks(rule)}</li>
          ))}
        </ul>
        <Link to={cancellation.terms.to}>{cancellation.terms.label}</Link>
      </section>
    </div>
  );
}
