import { sql } from "kysely";
import type { Dashboard } from "#contract/desk/dashboard.ts";
import type { InboxCounts } from "#contract/desk/inbox.ts";
import { maxCounted } from "#contract/desk/limits.ts";
import { channelNames, type OutboxStatus } from "#contract/desk/outbox.ts";
import { dayMs } from "#contract/durations.ts";
import { dayNumber, indiaOffsetMs, midnightOf } from "#contract/office-time.ts";
import { countUpTo } from "../../../database/count-up-to.ts";
import type { Database, Engine, ReadOnly } from "../../../database/database.ts";
import { dayOf } from "../../../time/india-time.ts";
import { listStages } from "../../stages/stages.repository.ts";

export interface Span {
  readonly from: Date;
  readonly to: Date;
}

export type NeglectedMessages = Pick<InboxCounts, "overdue" | "unassigned">;

const maxQuestions = 10;

/** The days of India that a span touches, oldest first, e.g. "2026-11-23". */
function daysOf({ from, to }: Span): string[] {
  const days: string[] = [];
  for (let start = from.getTime(); start < to.getTime(); start = nextMidnight(start)) days.push(dayOf(start));
  return days;
}

/**
 * Applications on each day of a span: one statement that counts a range of the index for each day. Grouping the rows by
 * day takes ten times as long.
 */
async function countApplicationsByDay({ readOnly, engine }: Database, span: Span) {
  const days = daysOf(span);
  const starts = days.map((_, index) => new Date(span.from.getTime() + index * dayMs));
  const edges = JSON.stringify([...starts, span.to]);
  const times =
    engine === "sqlite"
      ? sql`json_each(${edges})`
      : sql`json_array_elements_text(${edges}::json) as edges (value)`;
  const { rows } = await sql<{ count: number | string }>`
    with steps (since, until) as (select value, lead(value) over (order by value) from ${times})
    select (
      select count(*) from applicants where received_at >= since and received_at < until) as count
    from steps where until is not null order by since`.execute(readOnly);
  return days.map((day, index) => ({ day, count: Number(rows[index]?.count ?? 0) }));
}

/** Messages are too many to count each time: triggers keep the count of each hour (migration 17). */
async function readMessagesByHour({ readOnly }: Database, span: Span) {
  const days = daysOf(span);
  const kept = await readOnly
    .selectFrom("contact_message_counts")
    .select((select) => ["hour", select.fn.sum("messages").as("count")])
    .where("hour", ">=", `${dayOf(span.from.getTime())} 00`)
    .where("hour", "<=", `${dayOf(span.to.getTime() - 1)} 23`)
    .groupBy("hour")
    .execute();
  const byDay = new Map(days.map((day) => [day, 0]));
  const byHour = Array.from({ length: 24 }, () => 0);
  for (const { hour, count } of kept) {
    const [day = "", hourOfDay] = hour.split(" ");
    byDay.set(day, (byDay.get(day) ?? 0) + Number(count));
    byHour[Number(hourOfDay)] = (byHour[Number(hourOfDay)] ?? 0) + Number(count);
  }
  return { byDay: [...byDay].map(([day, count]) => ({ day, count })), byHour };
}

/** Triggers keep the count of chat turns of each day (migration 14). */
async function readTurnsByDay({ readOnly }: Database, span: Span) {
  const days = daysOf(span);
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

/** Whole days of India; the last day is `until` or today. Today ends now. */
export function spanOf({ days, until }: { days: number; until?: string | undefined }, now: Date): Span {
  const end =
    until === undefined ? nextMidnight(now.getTime()) : nextMidnight(Date.parse(until) - indiaOffsetMs);
  return { from: new Date(end - days * dayMs), to: new Date(Math.min(end, now.getTime())) };
}

function nextMidnight(ms: number): number {
  return midnightOf(dayNumber(ms) + 1);
}

/**
 * Counts the first answers of a span by the minutes that they took, with the expression of migration 17's index: any
 * other expression would be computed for each message.
 */
function answersByMinutes(engine: Engine, { from, to }: Span) {
  const minutes =
    engine === "sqlite"
      ? sql`(unixepoch(answered_at) - unixepoch(received_at) + 30) / 60`
      : sql`answer_minutes(answered_at, received_at)`;
  return sql<{ minutes: number; count: number | string }>`
    select ${minutes} as minutes, count(*) as count from contact_messages
    where answered_at >= ${from.toISOString()} and answered_at < ${to.toISOString()}
    group by 1 order by 1`;
}

async function readAnswerMinutes({ readOnly, engine }: Database, span: Span) {
  const { rows } = await answersByMinutes(engine, span).execute(readOnly);
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
  countNeglected: () => Promise<NeglectedMessages>,
): Promise<Dashboard["messages"]> {
  return {
    ...(await readMessagesByHour(database, span)),
    ...(await countNeglected()),
    firstAnswerMinutes: await readAnswerMinutes(database, span),
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
    byDay: await countApplicationsByDay(database, span),
    byJob: jobs.map((job) => ({ ...job, count: Number(job.count) })).sort((a, b) => b.count - a.count),
    byStage: stages.map(({ id, name, applicantCount }) => ({ stageId: id, name, count: applicantCount })),
    erasuresDue: await countUpTo(readOnly, erasures, maxCounted),
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
    .limit(maxCounted)
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
    .limit(maxQuestions)
    .execute();
  return {
    byDay: await readTurnsByDay(database, span),
    unanswered: Number(total),
    unansweredQuestions: questions.map((question) => ({ ...question, count: Number(question.count) })),
  };
}

export async function readDeliveries(db: ReadOnly): Promise<Dashboard["deliveries"]> {
  const count = (status: OutboxStatus) => {
    const rows = db.selectFrom("outbox").select("id").where("status", "=", status);
    return countUpTo(db, rows.where("channel", "in", channelNames), maxCounted);
  };
  return { delivered: await count("delivered"), pending: await count("pending"), dead: await count("dead") };
}
