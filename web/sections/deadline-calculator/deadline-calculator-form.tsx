import { useState } from "react";
import { deadlineCalculator as words } from "#content/en/deadline-calculator.ts";
import { formatMoment, formatShortDay } from "#content/format/english-date.ts";
import type { RuleEvent } from "#content/schema/deadline-calculator.ts";
import { saveFile } from "#web/browser/save-file.ts";
import { createDraftStore } from "#web/drafts/draft-store.ts";
import { useFormDraft } from "#web/drafts/use-form-draft.ts";
import { Link } from "#web/navigation/link.tsx";
import { SelectField, TextField } from "#web/ui/field/field.tsx";
import { calendarFile, reminderOf } from "./calendar-file.ts";
import { type Deadline, deadlinesOf } from "./deadlines.ts";
import { readTime } from "./read-time.ts";

export interface DeadlineCalculatorProps {
  /** What can have happened, the likeliest first. */
  readonly events: readonly RuleEvent[];
  /** Under which the tab keeps the fields. */
  readonly draftKey: string;
}

/** "10:30" or "1030": nothing but am or pm can follow. */
const hasMinutes = /(\D|\d\d)\d\d\s*$/;

/** Before it nothing can have happened: somebody is still typing the year, or has typed 20 for 2020. */
const earliestYear = 2000;

const startOfDay = { kind: "time", hour: 0, minute: 0 } as const;

type Problem = keyof typeof words.problems;

/** Where each problem is shown. */
const fieldOf: Readonly<Record<Problem, "day" | "time">> = {
  unread: "time",
  "no-half": "time",
  future: "day",
  year: "day",
  day: "day",
};

/** The fields, and below them the deadlines. Nothing is sent. */
export function DeadlineCalculatorForm({ events, draftKey }: DeadlineCalculatorProps) {
  const [draftStore] = useState(() => createDraftStore(draftKey, { event: "", day: "", time: "" }));
  const { formRef, formProps } = useFormDraft(draftStore, {
    defaultValues: events.length > 1 ? { event: events[0] ?? "" } : {},
    // A field may have been filled in and left before this code came.
    onFill: () => follow(!formRef.current?.contains(document.activeElement)),
  });
  const [deadlines, setDeadlines] = useState<readonly Deadline[]>([]);
  const [problem, setProblem] = useState<Problem>();
  const message = problem && words.problems[problem];
  const errorOf = (name: "day" | "time") => (problem && fieldOf[problem] === name ? message : undefined);
  // A deadline in whole days needs no time.
  const asksTime = events.some((event) => deadlinesOf(event, new Date(0)).some(({ isDay }) => !isDay));

  /** @param isLeft whether the visitor has left the field: an unfinished time is not an error. */
  function follow(isLeft: boolean): void {
    const data = formRef.current && new FormData(formRef.current);
    const event = events.find((name) => name === data?.get("event")) ?? events[0];
    const typed = asksTime ? String(data?.get("time") ?? "") : undefined;
    const at = readMoment(String(data?.get("day") ?? ""), typed);
    setDeadlines(event && at instanceof Date ? deadlinesOf(event, at) : []);
    const isTyped = (at === "no-half" || at === "unread") && hasMinutes.test(typed ?? "");
    const isWhole = isLeft || isTyped || at instanceof Date || at === "future";
    if (isWhole) setProblem(typeof at === "string" ? at : undefined);
  }

  return (
    <>
      <form
        className="deadline-calculator__form"
        method="dialog"
        // An error that appears below its field is announced; a copy of it in a region of its own would be read twice.
        aria-live="polite"
        {...formProps}
        onInput={(event) => {
          formProps.onInput(event);
          follow(false);
        }}
        onBlur={() => follow(true)}
        onSubmit={(event) => {
          event.preventDefault();
          follow(true);
        }}
      >
        {events.length > 1 && (
          <SelectField label={words.what} name="event">
            {events.map((event) => (
              <option key={event} value={event}>
                {words.events[event]}
              </option>
            ))}
          </SelectField>
        )}
        <TextField label={words.day} name="day" type="date" error={errorOf("day")} />
        {asksTime && (
          <TextField
            label={words.time}
            name="time"
            placeholder={words.timeExample}
            autoComplete="off"
            maxLength={20}
            error={errorOf("time")}
          />
        )}
      </form>
      <ul className="deadline-calculator__deadlines" role="list" aria-live="polite">
        {deadlines.map((deadline) => (
          <Entry key={deadline.name} deadline={deadline} />
        ))}
      </ul>
    </>
  );
}

/**
 * When it happened, what is wrong with it, or undefined while the fields are not filled in.
 *
 * @param typed the time; undefined where the form asks for none.
 */
function readMoment(day: string, typed: string | undefined): Date | Problem | undefined {
  if (typed?.trim() === "") return undefined;
  const time = typed === undefined ? startOfDay : readTime(typed);
  if (time.kind !== "time") return time.kind;
  if (day === "") return typed === undefined ? undefined : "day";
  const at = new Date(`${day}T00:00`);
  at.setHours(time.hour, time.minute);
  if (at.getFullYear() < earliestYear) return "year";
  return at > new Date() ? "future" : at;
}

function Entry({ deadline: { name, at, isDay } }: { readonly deadline: Deadline }) {
  const { title, until, passed, rule, action } = words.deadlines[name];
  const now = new Date();
  const hasPassed = at < now;
  const written = (isDay ? formatShortDay : formatMoment)(at, at.getFullYear() !== now.getFullYear());

  function saveToCalendar(): void {
    const file = calendarFile({ title, text: rule, at, isDay }, new Date());
    saveFile(new Blob([file], { type: "text/calendar" }), words.fileName);
  }

  return (
    <li data-passed={hasPassed || undefined}>
      <p className="deadline-calculator__state">{hasPassed ? words.passed : words.open}</p>
      <p className="deadline-calculator__until">
        {hasPassed ? (
          <strong>{passed(written)}</strong>
        ) : (
          <>
            {title} <strong>{until(written)}</strong>
          </>
        )}
      </p>
      <p>{rule}</p>
      <div className="deadline-calculator__actions">
        <Link to={action.to}>{hasPassed ? action.labelWhenPassed : action.label}</Link>
        {/* An entry that reminds of nothing is of no use. */}
        {reminderOf({ at, isDay }) > now && (
          <button type="button" onClick={saveToCalendar}>
            {words.calendar}
          </button>
        )}
      </div>
    </li>
  );
}
