import { useEffect, useRef, useState } from "react";
import { ruleClock as words } from "#content/en/rule-clock.ts";
import type { RuleEvent } from "#content/schema/rule-clock.ts";
import { calendarFile } from "./calendar-file.ts";
import { type Deadline, deadlinesOf } from "./deadlines.ts";

export interface RuleClockProps {
  /** What can have happened, the likeliest first. */
  readonly events: readonly RuleEvent[];
}

/** The fields, and below them the deadlines. Nothing is sent or stored. */
export function RuleClockForm({ events }: RuleClockProps) {
  const form = useRef<HTMLFormElement>(null);
  const [deadlines, setDeadlines] = useState<readonly Deadline[]>([]);

  function follow(): void {
    const data = form.current && new FormData(form.current);
    const at = new Date(String(data?.get("at") ?? ""));
    const event = events.find((name) => name === data?.get("event")) ?? events[0];
    setDeadlines(event && !Number.isNaN(at.getTime()) ? deadlinesOf(event, at) : []);
  }

  // What was chosen before this code came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there
  useEffect(follow, []);

  return (
    <>
      <form
        className="rule-clock__form"
        method="dialog"
        ref={form}
        onInput={follow}
        onSubmit={(event) => event.preventDefault()}
      >
        {events.length > 1 && <Events events={events} />}
        <label>
          <span>{events.length > 1 || !events[0] ? words.when : words.whenOf[events[0]]}</span>
          <input type="datetime-local" name="at" />
        </label>
      </form>
      <ul className="rule-clock__deadlines" role="list" aria-live="polite">
        {deadlines.map((deadline) => (
          <Entry key={deadline.name} deadline={deadline} />
        ))}
      </ul>
    </>
  );
}

function Events({ events }: { readonly events: readonly RuleEvent[] }) {
  return (
    <label>
      <span>{words.what}</span>
      <select name="event">
        {events.map((event) => (
          <option key={event} value={event}>
            {words.events[event]}
          </option>
        ))}
      </select>
    </label>
  );
}

const day = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
const time = { ...day, hour: "numeric", minute: "2-digit" } as const;

function Entry({ deadline: { name, at, isDay } }: { readonly deadline: Deadline }) {
  const { title, until, passed, rule } = words.deadlines[name];
  const hasPassed = at < new Date();
  const spoken = new Intl.DateTimeFormat("en-IN", isDay ? day : time).format(at);

  function saveToCalendar(): void {
    const file = new Blob([calendarFile({ title, text: rule, at }, new Date())], { type: "text/calendar" });
    const url = URL.createObjectURL(file);
    Object.assign(document.createElement("a"), { href: url, download: words.fileName }).click();
    // The download has begun by then.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }

  return (
    <li data-passed={hasPassed || undefined}>
      <p className="rule-clock__state">{hasPassed ? words.passed : words.open}</p>
      <p className="rule-clock__until">
        {hasPassed ? (
          <strong>{passed(spoken)}</strong>
        ) : (
          <>
            {title} <strong>{until(spoken)}</strong>
          </>
        )}
      </p>
      <p>{rule}</p>
      {!hasPassed && (
        <button type="button" onClick={saveToCalendar}>
          {words.calendar}
        </button>
      )}
    </li>
  );
}
