import type { ReactNode } from "react";
import type { HowItWorksContent } from "#content/schema/service-page.ts";
import { noWrap } from "#web/ui/no-wrap/no-wrap.tsx";
import "./how-it-works.css";

export interface HowItWorksProps extends HowItWorksContent {
  /** Links beside the heading. */
  readonly children?: ReactNode;
  /** A figure beside heading and steps. */
  readonly figure?: ReactNode;
}

/** How a service works, in numbered steps below the heading. */
export function HowItWorks({ title, steps, children, figure }: HowItWorksProps) {
  return (
    <section className="how-it-works container" data-illustrated={figure && ""}>
      <div className="how-it-works__head">
        <h2>{title}</h2>
        {children}
      </div>
      <ol className="how-it-works__steps" role="list">
        {steps.map((step, index) => (
          <li key={step.title}>
            <span className="how-it-works__number" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{step.title}</h3>
            <p>{noWrap(step.text)}</p>
          </li>
        ))}
      </ol>
      {figure}
    </section>
  );
}
