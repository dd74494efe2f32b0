import { ruleClock } from "#content/en/rule-clock.ts";
import { hydrateForDraft } from "#web/hydration/hydrate-for-draft.ts";
import { Island } from "#web/hydration/island.tsx";
import { lazyCode } from "#web/loading/lazy-code.ts";
import type { RuleClockProps } from "./rule-clock-form.tsx";
import "./rule-clock.css";

const code = lazyCode("rule-clock", () => import("./rule-clock-form.tsx"));

interface RuleClockSectionProps extends Pick<RuleClockProps, "events"> {
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
export function RuleClock({ events, title, note }: RuleClockSectionProps) {
  const key = `rule-clock-${events.join("-")}`;
  return (
    <section className="rule-clock" aria-labelledby="rule-clock-title">
      <header className="rule-clock__head">
        <h2 id="rule-clock-title" className="part-title" tabIndex={-1}>
          {title}
        </h2>
        <p>{ruleClock.lead}</p>
        {note && <p>{note}</p>}
      </header>
      <Island code={code} hydrate={hydrateForDraft(key)}>
        {({ RuleClockForm }) => <RuleClockForm events={events} draftKey={key} />}
      </Island>
    </section>
  );
}
