import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import type { Dashboard } from "#contract/desk/dashboard.ts";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import { useMay } from "#desk/api/session.ts";
import { call } from "#desk/http/call.ts";
import { useDocumentTitle } from "#desk/navigation/document-title.ts";
import { DeskLink } from "#desk/navigation/link.tsx";
import { navigate, useDeskLocation, withQuery } from "#desk/navigation/location.ts";
import { BarChart, type ChartPoint } from "#desk/ui/chart/chart.tsx";
import { ChipGroup } from "#desk/ui/chip/chip.tsx";
import { PrinterIcon } from "#desk/ui/icon/desk-icons.tsx";
import { PageHead } from "#desk/ui/page-head/page-head.tsx";
import { Failed, Skeleton } from "#desk/ui/state/state.tsx";
import { dayOf, duration, endOfDay, fullTime, shortDay, startOfDay } from "#desk/ui/time/format-time.ts";
import { Time } from "#desk/ui/time/time.tsx";
import { dashboardWords as words } from "#desk/words/dashboard.ts";
import { mailStates } from "#desk/words/mail-states.ts";
import { Button } from "#web/ui/button/button.tsx";
import { Logo } from "#web/ui/logo/logo.tsx";
import { answerFigures } from "./answer-figures.ts";
import "./dashboard.css";

type Period = keyof typeof words.periods;
const periods = Object.keys(words.periods) as Period[];
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** So many questions are shown before one asks for the rest. */
const firstQuestions = 10;
/** Of fewer things a sentence says more than a chart. */
const fewThings = 5;
/** Over fewer days the hours of the day are chance. */
const daysForHours = 28;

/** What came in and what became of it. Each figure leads to its list. */
export function DashboardPage() {
  const location = useDeskLocation();
  const asked = location.query.get("period");
  const chosen = periods.find((one) => one === asked) ?? "7-days";
  const query = daysOf(chosen);
  const dashboard = useQuery({
    queryKey: ["dashboard", query],
    queryFn: ({ signal }) => call<Dashboard>("GET", deskPaths.dashboard, { query, signal }),
    placeholderData: (before) => before,
  });
  useDocumentTitle(words.title);

  if (dashboard.error && !dashboard.data) {
    return <Failed error={dashboard.error} onRetry={() => dashboard.refetch()} />;
  }
  if (!dashboard.data) return <Skeleton lines={10} />;
  const { from, to, messages, applications, chat, deliveries } = dashboard.data;
  return (
    <div className="screen">
      {/* The rail with the company's name is not printed. */}
      <div className="print-only">
        <Logo />
      </div>
      <PageHead
        title={words.title}
        lead={words.range(shortDay(dayOf(new Date(from))), endOf(to))}
        actions={
          <>
            <ChipGroup
              className="periods"
              label={words.period}
              options={periods.map((value) => ({ value, label: words.periods[value] }))}
              value={chosen}
              onPick={(value) => navigate(withQuery(location, { period: value }))}
            />
            <Button tone="secondary" className="no-print" onClick={() => window.print()}>
              <PrinterIcon />
              {words.print}
            </Button>
          </>
        }
      />
      {messages && <Summary messages={messages} />}
      <div className="dashboard">
        <div className="dashboard__column">
          {messages && <Messages messages={messages} />}
          {chat && <Chat chat={chat} />}
        </div>
        <div className="dashboard__column">
          {applications && <Applications applications={applications} />}
          {deliveries && <Deliveries deliveries={deliveries} />}
        </div>
      </div>
    </div>
  );
}

interface FigureProps {
  readonly value: number | string;
  readonly label: string;
  readonly to?: string | undefined;
  readonly alarming?: boolean;
}

/** A number with its words. It leads to the list that it counts, if there is one. */
function Figure({ value, label, to, alarming = false }: FigureProps) {
  const content = (
    <>
      <span className="figure__value">{value}</span> <span className="figure__label">{label}</span>
    </>
  );
  const alarm = alarming || undefined;
  return to ? (
    <DeskLink className="figure" to={to} data-alarm={alarm}>
      {content}
    </DeskLink>
  ) : (
    <p className="figure" data-alarm={alarm}>
      {content}
    </p>
  );
}

function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="panel">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** What a morning begins with: what came, and what waits. */
function Summary({ messages }: { readonly messages: NonNullable<Dashboard["messages"]> }) {
  const { byDay, firstAnswerMinutes, overdue, unassigned } = messages;
  const { p50 } = firstAnswerMinutes;
  return (
    <section className="summary" aria-label={words.messages}>
      <Figure value={sum(byDay)} label={words.messagesCame} to={`/inbox?${period(byDay)}`} />
      <Figure value={overdue} label={words.overdue} to="/inbox?overdue=1" alarming={overdue > 0} />
      <Figure value={unassigned} label={words.unassigned} to="/inbox?status=new%2Copen&owner=none" />
      <Figure value={p50 === null ? "–" : duration(p50 * minuteMs)} label={words.medianAnswer} />
    </section>
  );
}

function Messages({ messages }: { readonly messages: NonNullable<Dashboard["messages"]> }) {
  const { byDay, byHour, firstAnswerMinutes: answers } = messages;
  const hours = useMemo(() => byHour.map((value, hour) => ({ label: words.hourOf(hour), value })), [byHour]);
  return (
    <Panel title={words.messages}>
      <DayChart
        byDay={byDay}
        title={words.perDay}
        toDay={(day) => `/inbox?box=all&snoozed=show&sort=newest&${oneDay(day)}`}
      />
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

function Applications({ applications }: { readonly applications: NonNullable<Dashboard["applications"]> }) {
  const { byDay, byJob, byStage, erasuresDue } = applications;
  const mayRead = useMay("applicants.read");
  return (
    <Panel title={words.applications}>
      <div className="figures">
        <Figure
          value={sum(byDay)}
          label={words.came}
          to={mayRead ? `/applicants?view=list&${period(byDay)}` : undefined}
        />
        <Figure
          value={erasuresDue}
          label={words.erasuresDue}
          to={mayRead ? "/applicants?view=list&erasure=1&sort=erasure" : undefined}
          alarming={erasuresDue > 0}
        />
      </div>
      <DayChart byDay={byDay} title={words.perDay} toDay={(day) => `/applicants?view=list&${oneDay(day)}`} />
      {byJob.length > 0 && (
        <Bars
          title={words.perJob}
          rows={byJob.map(({ jobId, title, city, count }) => ({
            label: `${title}, ${city}`,
            count,
            to: `/applicants?job=${encodeURIComponent(jobId)}`,
          }))}
        />
      )}
      <Bars
        title={words.perStage}
        rows={byStage.map(({ stageId, name, count }) => ({
          label: name,
          count,
          to: `/applicants?view=list&stage=${encodeURIComponent(stageId)}`,
        }))}
      />
    </Panel>
  );
}

function Chat({ chat }: { readonly chat: NonNullable<Dashboard["chat"]> }) {
  const { unansweredQuestions: questions } = chat;
  return (
    <Panel title={words.chat}>
      <div className="figures">
        <Figure value={sum(chat.byDay)} label={words.conversations} />
        <Figure value={chat.unanswered} label={words.unanswered} />
      </div>
      <DayChart byDay={chat.byDay} title={words.perDay} />
      <h3>{words.unansweredQuestions}</h3>
      {questions.length === 0 && <p className="quiet">{words.noUnanswered}</p>}
      <Questions questions={questions.slice(0, firstQuestions)} />
      {questions.length > firstQuestions && (
        <details>
          <summary>{words.moreQuestions(questions.length - firstQuestions)}</summary>
          <Questions questions={questions.slice(firstQuestions)} />
        </details>
      )}
    </Panel>
  );
}

interface QuestionsProps {
  readonly questions: NonNullable<Dashboard["chat"]>["unansweredQuestions"];
}

function Questions({ questions }: QuestionsProps) {
  return (
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
  );
}

function Deliveries({ deliveries }: { readonly deliveries: NonNullable<Dashboard["deliveries"]> }) {
  const mayRead = useMay("outbox.read");
  const to = (status: string) => (mayRead ? `/outbox?status=${status}` : undefined);
  return (
    <Panel title={words.deliveries}>
      <div className="figures">
        <Figure value={deliveries.delivered} label={mailStates.delivered.label} to={to("delivered")} />
        <Figure value={deliveries.pending} label={mailStates.waiting.label} to={to("pending")} />
        <Figure
          value={deliveries.dead}
          label={mailStates.failed.label}
          to={to("dead")}
          alarming={deliveries.dead > 0}
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

type Days = readonly { readonly day: string; readonly count: number }[];

interface DayChartProps {
  readonly byDay: Days;
  readonly title: string;
  readonly toDay?: (day: string) => string;
}

function DayChart({ byDay, title, toDay }: DayChartProps) {
  const points = useMemo(
    () => byDay.map(({ day, count }) => ({ label: shortDay(day), value: count })),
    [byDay],
  );
  return (
    <Chart
      title={title}
      firstColumn={words.day}
      points={points}
      linkOf={toDay && ((index) => toDay(byDay[index]?.day ?? ""))}
    />
  );
}

interface ChartProps {
  readonly title: string;
  readonly firstColumn: string;
  readonly points: readonly ChartPoint[];
  readonly linkOf?: ((index: number) => string) | undefined;
}

/** A chart with its table, which keyboards and screen readers use; its rows lead to the same lists as the bars. */
function Chart({ title, firstColumn, points, linkOf }: ChartProps) {
  const total = points.reduce((before, { value }) => before + value, 0);
  if (total < fewThings) {
    return (
      <p className="quiet">
        {title}: {total === 0 && words.nothing}
        {points.flatMap(({ label, value }, index) =>
          value === 0
            ? []
            : [
                <span key={label} className="few">
                  {label} {linkOf ? <DeskLink to={linkOf(index)}>{value}</DeskLink> : value}
                </span>,
              ],
        )}
      </p>
    );
  }
  return (
    <figure className="chart-figure">
      <figcaption>{title}</figcaption>
      <BarChart points={points} {...(linkOf && { onPick: (index: number) => navigate(linkOf(index)) })} />
      <details className="no-print">
        <summary>{words.asTable}</summary>
        <table className="chart-table">
          <thead>
            <tr>
              <th scope="col">{firstColumn}</th>
              <th scope="col">{words.count}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ label, value }, index) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{linkOf ? <DeskLink to={linkOf(index)}>{value}</DeskLink> : value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function sum(days: Days): number {
  return days.reduce((total, { count }) => total + count, 0);
}

/** Whole days of India. A week begins on Monday. */
function daysOf(period: Period): { readonly days: number; readonly until?: string } {
  const before = (days: number) => dayOf(new Date(Date.now() - days * dayMs));
  if (period === "today") return { days: 1 };
  if (period === "yesterday") return { days: 1, until: before(1) };
  if (period !== "last-week") return { days: Number.parseInt(period, 10) };
  const weekday = new Date(before(0)).getUTCDay();
  return { days: 7, until: before(weekday === 0 ? 7 : weekday) };
}

/** Today is not over: it has a time. */
function endOf(to: string): string {
  const lastDay = dayOf(new Date(Date.parse(to) - 1));
  return lastDay === dayOf(new Date()) ? fullTime(to) : shortDay(lastDay);
}

/** The days as a filter of a list. */
function period(days: Days): string {
  const today = dayOf(new Date());
  return range(days[0]?.day ?? today, days.at(-1)?.day ?? today);
}

function oneDay(day: string): string {
  return range(day, day);
}

function range(from: string, to: string): string {
  return new URLSearchParams({ from: startOfDay(from), to: endOfDay(to) }).toString();
}
