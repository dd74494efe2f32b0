import { sql } from "kysely";
import type { Dashboard } from "#contract/desk/dashboard.ts";
import type { Database, Queryable } from "../../../database/connect.ts";
import { countUpTo } from "../../../database/count-up-to.ts";
import type { OutboxStatus } from "../../../database/tables.ts";
import { dayMs, hourMs } from "../../../durations.ts";
import { queueClass } from "../../../inbox-order/inbox-order.ts";
import { dayNumber, dayOf, indiaOffsetMs, midnightOf } from "../../../india-time.ts";
import { channelNames } from "../../../outbox/channel.ts";
import type { RecordTable } from "../../../record-kinds.ts";
import { listStages } from "../../stages/stages.repository.ts";

export interface Span {
  readonly from: Date;
  readonly to: Date;
}

const mostCounted = 1_000;
const mostQuestions = 10;

interface Counted {
  /** When the span begins, in milliseconds. */
  readonly start: number;
  readonly count: number;
}

/**
 * How many rows came in within each step of a span, oldest first: one range of an index for each, in one statement. To
 * group the rows by a part of their time takes ten times as long.
 */
async function countBySteps(
  { readOnly, engine }: Database,
  table: RecordTable,
  { from, to }: Span,
  stepMs: number,
): Promise<Counted[]> {
  const starts: number[] = [];
  for (let start = from.getTime(); start < to.getTime(); start += stepMs) starts.push(start);
  const edges = JSON.stringify([...starts.map((start) => new Date(start)), to]);
  const times =
    engine === "sqlite"
      ? sql`json_each(${edges})`
      : sql`json_array_elements_text(${edges}::json) as edges (value)`;
  const { rows } = await sql<{ count: number | string }>`
    with steps (since, until) as (select value, lead(value) over (order by value) from ${times})
    select (
      select count(*) from ${sql.table(table)} where received_at >= since and received_at < until) as count
    from steps where until is not null order by since`.execute(readOnly);
  return starts.map((start, index) => ({ start, count: Number(rows[index]?.count ?? 0) }));
}

/** India has no summer time: each of its days has 24 hours. */
function byDay(counted: readonly Counted[]) {
  const days = new Map<string, number>();
  for (const { start, count } of counted) days.set(dayOf(start), (days.get(dayOf(start)) ?? 0) + count);
  return [...days].map(([day, count]) => ({ day, count }));
}

function byHour(counted: readonly Counted[]): number[] {
  const hours = Array.from({ length: 24 }, () => 0);
  for (const { start, count } of counted) {
    const hour = Math.floor((start + indiaOffsetMs) / hourMs) % 24;
    hours[hour] = (hours[hour] ?? 0) + count;
  }
  return hours;
}

/** Chat turns are too many to count at each look: triggers keep how many each day has (migration 14). */
async function readTurnsByDay({ readOnly }: Database, { from, to }: Span) {
  const days = [];
  for (let start = from.getTime(); start < to.getTime(); start = nextMidnight(start)) days.push(dayOf(start));
  if (days.length === 0) return [];
  const kept = await readOnly
    .selectFrom("chat_turn_counts")
    .select((select) => ["day", select.fn.sum("turns").as("count")])
    .where("day", "in", days)
    .groupBy("day")
    .execute();
  const counts = new Map(kept.map(({ day, count }) => [day, Number(count)]));
  return days.map((day) => ({ day, count: counts.get(day) ?? 0 }));
}

/** Whole days of India, the last of them `until`, which is today unless it is named. Today ends now. */
export function spanOf({ days, until }: { days: number; until?: string | undefined }, now: Date): Span {
  const end =
    until === undefined ? nextMidnight(now.getTime()) : nextMidnight(Date.parse(until) - indiaOffsetMs);
  return { from: new Date(end - days * dayMs), to: new Date(Math.min(end, now.getTime())) };
}

function nextMidnight(ms: number): number {
  return midnightOf(dayNumber(ms) + 1);
}

/** Minutes from messages to their first answers, of all answers of a span. The database counts them by minute. */
async function readAnswerMinutes({ readOnly, engine }: Database, { from, to }: Span) {
  const seconds =
    engine === "sqlite"
      ? sql`unixepoch(answered_at) - unixepoch(received_at)`
      : sql`extract(epoch from answered_at::timestamptz - received_at::timestamptz)`;
  const { rows } = await sql<{ minutes: number; count: number | string }>`
    select cast(round((${seconds}) / 60.0) as integer) as minutes, count(*) as count from contact_messages
    where answered_at >= ${from.toISOString()} and answered_at < ${to.toISOString()}
    group by 1 order by 1`.execute(readOnly);
  const answered = rows.reduce((sum, { count }) => sum + Number(count), 0);
  const percentile = (part: number) => {
    let seen = 0;
    for (const { minutes, count } of rows) {
      seen += Number(count);
      if (seen >= answered * part) return minutes;
    }
    return null;
  };
  return { answered, p50: percentile(0.5), p90: percentile(0.9), p99: percentile(0.99) };
}

export async function readMessageFigures(
  database: Database,
  span: Span,
  now: Date,
): Promise<Dashboard["messages"]> {
  const { readOnly } = database;
  const at = now.toISOString();
  const awake = readOnly
    .selectFrom("contact_messages")
    .select("id")
    .where((row) => row.or([row("snoozed_until", "is", null), row("snoozed_until", "<=", at)]));
  const overdue = awake.where("queue_key", "<=", queueClass.due + at);
  // The same as the list "Nobody's", to which the number leads.
  const unassigned = awake
    .where("queue_key", "<", queueClass.done)
    .where("status", "in", ["new", "open"])
    .where("owner_id", "is", null);
  const hours = await countBySteps(database, "contact_messages", span, hourMs);
  return {
    byDay: byDay(hours),
    byHour: byHour(hours),
    firstAnswerMinutes: await readAnswerMinutes(database, span),
    overdue: await countUpTo(mostCounted, readOnly, overdue),
    unassigned: await countUpTo(mostCounted, readOnly, unassigned),
  };
}

export async function readApplicationFigures(
  database: Database,
  span: Span,
): Promise<Dashboard["applications"]> {
  const { readOnly } = database;
  const jobs = await readOnly
    .selectFrom("applicants")
    .innerJoin("jobs", "jobs.id", "applicants.job_id")
    .select(["jobs.id as jobId", "jobs.title", "jobs.city"])
    .select((select) => select.fn.countAll().as("count"))
    .where("received_at", ">=", span.from.toISOString())
    .where("received_at", "<", span.to.toISOString())
    .groupBy(["jobs.id", "jobs.title", "jobs.city"])
    .execute();
  const stages = await listStages(readOnly);
  const erasures = readOnly.selectFrom("applicants").select("id").where("erasure_due_at", "is not", null);
  return {
    byDay: byDay(await countBySteps(database, "applicants", span, dayMs)),
    byJob: jobs.map((job) => ({ ...job, count: Number(job.count) })).sort((a, b) => b.count - a.count),
    byStage: stages.map(({ id, name, applicantCount }) => ({ stageId: id, name, count: applicantCount })),
    erasuresDue: await countUpTo(mostCounted, readOnly, erasures),
  };
}

export async function readChatFigures(database: Database, span: Span): Promise<Dashboard["chat"]> {
  const { readOnly } = database;
  const unanswered = readOnly
    .selectFrom("chat_turns")
    .select(["message", "said_at"])
    .where("outcome", "=", "unknown")
    .where("said_at", ">=", span.from.toISOString())
    .where("said_at", "<", span.to.toISOString())
    .orderBy("said_at", "desc")
    .limit(mostCounted)
    .as("unanswered");
  const { total } = await readOnly
    .selectFrom(unanswered)
    .select((row) => row.fn.countAll().as("total"))
    .executeTakeFirstOrThrow();
  const questions = await readOnly
    .selectFrom(unanswered)
    .select(["message", (row) => row.fn.countAll().as("count"), (row) => row.fn.max("said_at").as("at")])
    .groupBy("message")
    .orderBy("count", "desc")
    .orderBy("at", "desc")
    .limit(mostQuestions)
    .execute();
  return {
    byDay: await readTurnsByDay(database, span),
    unanswered: Number(total),
    unansweredQuestions: questions.map((question) => ({ ...question, count: Number(question.count) })),
  };
}

export async function readDeliveries(db: Queryable): Promise<Dashboard["deliveries"]> {
  const count = (status: OutboxStatus) => {
    const rows = db.selectFrom("outbox").select("id").where("status", "=", status);
    return countUpTo(mostCounted, db, rows.where("channel", "in", channelNames));
  };
  return { delivered: await count("delivered"), pending: await count("pending"), dead: await count("dead") };
}
