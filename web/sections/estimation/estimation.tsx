import { estimation } from "#content/en/estimation.ts";
import { formatCount, formatRupees } from "#content/format/english.ts";
import { noWrap } from "#web/ui/no-wrap/no-wrap.tsx";
import "./estimation.css";

/** How a price is calculated, in three numbered steps, and its range. */
export function Estimation() {
  const { title, range, steps } = estimation;
  return (
    <section className="estimation container">
      <h2 className="estimation__title">{title}</h2>
      <p className="estimation__range">
        <span className="estimation__figures">
          {formatRupees(range.from)}–{formatCount(range.to)}
        </span>
        <span className="estimation__caption">{range.caption}</span>
      </p>
      <ol className="estimation__steps" role="list">
        {steps.map((step, index) => (
          <li key={step.title} className="estimation__step">
            <span className="estimation__number" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{step.title}</h3>
            {step.text && <p>{step.text}</p>}
            {step.points.length > 0 && (
              <ul className="estimation__points">
                {step.points.map(({ id, text }) => (
                  <li key={id} data-factor={id}>
                    {noWrap(text)}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
