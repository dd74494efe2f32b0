import { type ReactNode, useMemo } from "react";
import type { Dashboard } from "#contract/desk/dashboard.ts";
import { minuteMs } from "#contract/durations.ts";
import { usePermission } from "#desk/api/session.ts";
import { screenPath } from "#desk/navigation/addresses.ts";
import { DeskLink } from "#desk/navigation/link.tsx";
import { duration } from "#desk/ui/time/format-time.ts";
import { Time } from "#desk/ui/time/time.tsx";
import { dashboardWords as words } from "#desk/words/dashboard.ts";
import { jobInCity } from "#desk/words/jobs.ts";
import { mailStates } from "#desk/words/mail-states.ts";
import { answerFigures } from "./answer-figures.ts";
import { Chart, DayChart } from "./day-chart.tsx";
import { Figure } from "./figure.tsx";
import { receivedOnAll, sum } from "./periods.ts";

/** The list of all messages, as they are counted: also the quarantined and the snoozed ones. */
const allMessages = { box: "all", snoozed: "show", sort: "newest" };
/** The list of all applications, as they are counted. */
const allApplications = { view: "list", box: "all" };
/** Of fewer days, the hours at which people write say nothing. */
const daysForHours = 28;

function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="panel">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** What a morning begins with: what came, and what waits. */
export function Summary({ messages }: { readonly messages: NonNullable<Dashboard["messages"]> }) {
  const { byDay, firstAnswerMinutes, overdue, unassigned } = messages;
  const { p50 } = firstAnswerMinutes;
  return (
    <section className="summary" aria-label={words.messages}>
      <Figure
        value={sum(byDay)}
        label={words.messagesCame}
        to={screenPath("inbox", allMessages, receivedOnAll(byDay))}
      />
      <Figure
        value={overdue}
        label={words.overdue}
        to={screenPath("inbox", { overdue: "1" })}
        isUrgent={overdue > 0}
      />
      <Figure
        value={unassigned}
        label={words.unassigned}
        to={screenPath("inbox", { status: "new,open", owner: "none" })}
      />
      <Figure value={p50 === null ? "–" : duration(p50 * minuteMs)} label={words.medianAnswer} />
    </section>
  );
}

export function Messages({ messages }: { readonly messages: NonNullable<Dashboard["messages"]> }) {
  const { byDay, byHour, firstAnswerMinutes: answers } = messages;
  const hours = useMemo(() => byHour.map((value, hour) => ({ label: words.hourOf(hour), value })), [byHour]);
  return (
    <Panel title={words.messages}>
      <DayChart byDay={byDay} toDays={(days) => screenPath("inbox", allMessages, days)} />
      {byDay.length >= daysForHours && (
        <Chart title={words.perHour} firstColumn={words.hour} points={hours} />
      )}
      <h3>{words.firstAnswer}</h3>
      {answers.answered > 0 && (
        <div className="figures">
          {answerFigures(answers).map(({ label, value }) => (
            <Figure key={label} value={duration(value * minuteMs)} label={label} />
          ))}
        </div>
      )}
      <p className="quiet">{answers.answered === 0 ? words.noAnswers : words.answered(answers.answered)}</p>
    </Panel>
  );
}

export function Applications({
  applications,
}: {
  readonly applications: NonNullable<Dashboard["applications"]>;
}) {
  const { byDay, byJob, byStage, erasuresDue } = applications;
  const mayRead = usePermission("applicants.read");
  return (
    <Panel title={words.applications}>
      <div className="figures">
        <Figure
          value={sum(byDay)}
          label={words.came}
          to={mayRead ? screenPath("applicants", allApplications, receivedOnAll(byDay)) : undefined}
        />
        <Figure
          value={erasuresDue}
          label={words.erasuresDue}
          to={
            mayRead
              ? screenPath("applicants", { ...allApplications, erasure: "1", sort: "erasure" })
              : undefined
          }
          isUrgent={erasuresDue > 0}
        />
      </div>
      <DayChart byDay={byDay} toDays={(days) => screenPath("applicants", allApplications, days)} />
      {byJob.length > 0 && (
        <Bars
          title={words.perJob}
          rows={byJob.map((job) => ({
            label: jobInCity(job),
            count: job.count,
            to: screenPath("applicants", { ...allApplications, job: job.jobId }, receivedOnAll(byDay)),
          }))}
        />
      )}
      <Bars
        title={words.perStage}
        rows={byStage.map(({ stageId, name, count }) => ({
          label: name,
          count,
          to: screenPath("applicants", { ...allApplications, stage: stageId }),
        }))}
      />
    </Panel>
  );
}

export function Chat({ chat }: { readonly chat: NonNullable<Dashboard["chat"]> }) {
  const { unansweredQuestions: questions } = chat;
  const days = receivedOnAll(chat.byDay);
  return (
    <Panel title={words.chat}>
      <div className="figures">
        <Figure
          value={sum(chat.byDay)}
          label={words.conversations}
          to={screenPath("chat", { show: "all" }, days)}
        />
        <Figure value={chat.unanswered} label={words.unanswered} to={screenPath("chat", days)} />
      </div>
      <DayChart byDay={chat.byDay} toDays={(span) => screenPath("chat", { show: "all" }, span)} />
      <h3>{words.unansweredQuestions}</h3>
      {questions.length === 0 && <p className="quiet">{words.noUnanswered}</p>}
      <ul role="list" className="questions">
        {questions.map(({ message, count, at }) => (
          <li key={message}>
            <q>{message}</q>
            <span className="quiet">
              {count > 1 && `${words.times(count)}, `}
              <Time at={at} />
            </span>
          </li>
        ))}
      </ul>
      {questions.length > 0 && (
        <p>
          <DeskLink to={screenPath("chat", days)}>{words.allQuestions}</DeskLink>
        </p>
      )}
    </Panel>
  );
}

export function Deliveries({ deliveries }: { readonly deliveries: NonNullable<Dashboard["deliveries"]> }) {
  const mayRead = usePermission("outbox.read");
  const to = (status: string) => (mayRead ? screenPath("outbox", { status }) : undefined);
  return (
    <Panel title={words.deliveries}>
      <div className="figures">
        <Figure value={deliveries.delivered} label={mailStates.delivered.label} to={to("delivered")} />
        <Figure value={deliveries.pending} label={mailStates.waiting.label} to={to("pending")} />
        <Figure
          value={deliveries.dead}
          label={mailStates.failed.label}
          to={to("dead")}
          isUrgent={deliveries.dead > 0}
        />
      </div>
    </Panel>
  );
}

interface BarsProps {
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly count: number; readonly to: string }[];
}

/** Lines with a bar each. Its length is its share of the largest. */
function Bars({ title, rows }: BarsProps) {
  const largest = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <>
      <h3>{title}</h3>
      <ul role="list" className="bars">
        {rows.map(({ label, count, to }) => (
          <li key={to}>
            <DeskLink to={to} className="bars__row">
              <span className="bars__label">{label}</span>
              <span className="bars__count">{count}</span>
              <span className="bars__bar" style={{ width: `${(count / largest) * 100}%` }} />
            </DeskLink>
          </li>
        ))}
      </ul>
    </>
  );
}
