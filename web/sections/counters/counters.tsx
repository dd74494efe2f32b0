import { counters as content } from "#content/en/counters.ts";
import { formatClaim } from "#content/format/english.ts";
import type { Counter } from "#content/schema/counters.ts";
import { useCountUp } from "./use-count-up.ts";
import "./counters.css";

/** The company's figures in large type. They count up when they come into view. */
export function Counters() {
  const { areaRef, progress } = useCountUp();
  return (
    <section className="counters">
      <div className="container" ref={areaRef}>
        <h2 className="counters__title part-title">{content.title}</h2>
        <dl className="counters__list">
          {content.counters.map((counter) => (
            <CounterFigure key={counter.id} counter={counter} progress={progress} />
          ))}
          <div className="counters__locations">
            <dt>{content.locations.title}</dt>
            {content.locations.names.map((name) => (
              <dd key={name}>{name}</dd>
            ))}
          </div>
        </dl>
      </div>
    </section>
  );
}

interface CounterFigureProps {
  readonly counter: Counter;
  readonly progress: number | undefined;
}

/**
 * The end value is always in the document and takes up its space. While the counting number is shown over it, the end
 * value is only transparent: screen readers read it, and never the counting number.
 */
function CounterFigure({ counter, progress }: CounterFigureProps) {
  const { id, target, suffix, title } = counter;
  return (
    <div className="counters__entry" data-counter={id} data-counting={progress !== undefined || undefined}>
      <dt>{title}</dt>
      <dd className="counters__figure">
        <span className="counters__end">
          {formatClaim(target)}
          {suffix}
        </span>
        {progress !== undefined && (
          <span className="counters__moving" aria-hidden="true">
            {/* "4+" is a sentence of its own: a smaller figure would be wrong. */}
            {formatClaim(suffix ? target : Math.round(target * progress))}
            {suffix}
          </span>
        )}
      </dd>
    </div>
  );
}
