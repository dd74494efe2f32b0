import { deadlineCalculator } from "#content/en/deadline-calculator.ts";
import { hydrateForDraft } from "#web/hydration/hydrate-for-draft.ts";
import { Island } from "#web/hydration/island.tsx";
import { lazyCode } from "#web/loading/lazy-code.ts";
import type { DeadlineCalculatorProps } from "./deadline-calculator-form.tsx";
import "./deadline-calculator.css";

const code = lazyCode("deadline-calculator", () => import("./deadline-calculator-form.tsx"));

interface DeadlineCalculatorSectionProps extends Pick<DeadlineCalculatorProps, "events"> {
  readonly title: string;
  readonly note?: string;
}

/**
 * The calculator of deadlines: what happened, when, and until when something can be done. Its code is loaded when it is
 * touched. Without scripts it is not shown: the page says the same in sentences. Make the element once, outside the
 * page's component (island.tsx).
 *
 * @param props.title the question that it answers
 * @param props.note a limit that is not among the dates
 */
export function DeadlineCalculator({ events, title, note }: DeadlineCalculatorSectionProps) {
  // Kept by tabs, so it stays as it is (contact-prefill.ts), in whichever order the events stand.
  const key = `rule-clock-${events.toSorted().join("-")}`;
  return (
    <section className="deadline-calculator" aria-labelledby="deadline-calculator-title">
      <header className="deadline-calculator__head">
        <h2 id="deadline-calculator-title" className="part-title" tabIndex={-1}>
          {title}
        </h2>
        <p>{deadlineCalculator.lead}</p>
        {note && <p>{note}</p>}
      </header>
      <Island code={code} hydrate={hydrateForDraft(key)}>
        {({ DeadlineCalculatorForm }) => <DeadlineCalculatorForm events={events} draftKey={key} />}
      </Island>
    </section>
  );
}
