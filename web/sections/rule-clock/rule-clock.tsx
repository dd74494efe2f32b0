import { useRef } from "react";
import { ruleClock } from "#content/en/rule-clock.ts";
import { latePart, useLoadOnTouch } from "#web/app/late-part.tsx";
import type { RuleClockProps } from "./rule-clock-form.tsx";
import "./rule-clock.css";

const Form = latePart("rule-clock", async () => (await import("./rule-clock-form.tsx")).RuleClockForm);

/**
 * "Check your deadline": what happened, when, and until when something can be done. Its code is loaded when it is
 * touched. Without scripts it is not shown: the page says the same in sentences. Make the element once, outside the
 * page's component (late-part.tsx).
 */
export function RuleClock({ events }: RuleClockProps) {
  const section = useRef<HTMLElement>(null);
  useLoadOnTouch(section, Form);
  return (
    <section className="rule-clock" aria-labelledby="rule-clock-title" ref={section}>
      <header className="rule-clock__head">
        <h2 id="rule-clock-title">{ruleClock.title}</h2>
        <p>{ruleClock.lead}</p>
      </header>
      <Form events={events} />
    </section>
  );
}
