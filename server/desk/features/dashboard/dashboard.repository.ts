import { sql } from "kysely";
import type { Dashboard } from "#contract/desk/dashboard.ts";
import type { Database, Queryable } from "../../../database/connect.ts";
import { dayMs, hourMs } from "../../../durations.ts";
import { queueClass } from "../../../inbox-order/inbox-order.ts";
import { indiaOffsetMs } from "../../../office-hours/office-hours.ts";

export interface Span {
  readonly from: Date;
  readonly to: Date;
}

const mostCounted = 1_000;
const mostExamples = 10;
/** First answers of a span are read up to this many: the newest say enough. */
const mostAnswers = 20_000;

type Timed = {
  readonly contact_messages: "received_at";
  readonly applicants: "received_at";
  readonly chat_turns: "said_at";
};
const timeColumns: Timed = {
  contact_messages: "received_at",
  applicants: "received_at",
  chat_turns: "said_at",
};

/** How many rows came in on each day of India, newest last: one range of an index for each day, in one statement. */
async function countByDay({ kysely }: Database, table: keyof Timed, { from, to }: Span) {
  const column = sql.ref(timeColumns[table]);
  const bounds = [from.getTime()];
  while ((bounds.at(-1) ?? 0) < to.getTime())
    bounds.push(Math.min(nextMidnight(bounds.at(-1) ?? 0), to.getTime()));
  const counts = bounds.slice(0, -1).map((start, index) => {
    const end = new Date(bounds[index + 1] ?? start).toISOString();
    return sql`select ${sql.lit(dayOf(start))} as day, count(*) as count from ${sql.table(table)}
      where ${column} >= ${new Date(start).toISOString()} and ${column} < ${end}`;
  });
  const { rows } = await sql<{
    day: string;
    count: number | string;
  }>`${sql.join(counts, sql` union all `)}`.execute(kysely);
  return rows
    .map(({ day, count }) => ({ day, count: Number(count) }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** In India's time. */
function dayOf(ms: number): string {
  return new Date(ms + indiaOffsetMs).toISOString().slice(0, "2026-11-21".length);
}

function nextMidnight(ms: number): number {
  return (Math.floor((ms + indiaOffsetMs) / dayMs) + 1) * dayMs - indiaOffsetMs;
}

/** How many messages came in each hour of the day, by an index alone: India's hours begin at half past. */
async function countByHour({ kysely }: Database, { from, to }: Span): Promise<number[]> {
  const { rows } = await sql<{ time: string; count: number | string }>`
    select substr(received_at, 1, 15) as time, count(*) as count from contact_messages
    where received_at >= ${from.toISOString()} and received_at < ${to.toISOString()}
    group by 1`.execute(kysely);
  const hours = Array.from({ length: 24 }, () => 0);
  for (const { time, count } of rows) {
    const hour = Math.floor((Date.parse(`${time}0:00.000Z`) + indiaOffsetMs) / hourMs) % 24;
    hours[hour] = (hours[hour] ?? 0) + Number(count);
  }
  return hours;
}

export async function readMessageFigures(database: Database, span: Span): Promise<Dashboard["messages"]> {
  const { kysely } = database;
  const answers = await kysely
    .selectFrom("contact_messages")
    .select(["received_at", "answered_at"])
    .where("answered_at", ">=", span.from.toISOString())
    .where("answered_at", "<", span.to.toISOString())
    .orderBy("answered_at", "desc")
    .limit(mostAnswers)
    .execute();
  const minutes = answers
    .map(
      ({ received_at, answered_at }) =>
        (Date.parse(answered_at ?? received_at) - Date.parse(received_at)) / 60_000,
    )
    .sort((a, b) => a - b);
  const at = (part: number) =>
    minutes.length === 0 ? null : Math.round(minutes[Math.ceil(minutes.length * part) - 1] ?? 0);
  const awake = kysely
    .selectFrom("contact_messages")
    .select("id")
    .where((row) =>
      row.or([row("snoozed_until", "is", null), row("snoozed_until", "<=", span.to.toISOString())]),
    )
    .limit(mostCounted);
  const overdue = awake.where("queue_key", "<=", queueClass.due + span.to.toISOString());
  // The same as the list "Nobody's", to which the number leads.
  const unassigned = awake
    .where("queue_key", "<", queueClass.done)
    .where("status", "in", ["new", "open"])
    .where("owner_id", "is", null);
  return {
    byDay: await countByDay(database, "contact_messages", span),
    byHour: await countByHour(database, span),
    firstAnswerMinutes: { answered: minutes.length, p50: at(0.5), p90: at(0.9), p99: at(0.99) },
    overdue: (await overdue.execute()).length,
    unassigned: (await unassigned.execute()).length,
  };
}

export async function readApplicationFigures(
  database: Database,
  span: Span,
): Promise<Dashboard["applications"]> {
  const { kysely } = database;
  const jobs = await kysely
    .selectFrom("applicants")
    .innerJoin("jobs", "jobs.id", "applicants.job_id")
    .select(["jobs.id as jobId", "jobs.title", "jobs.city"])
    .select((select) => select.fn.countAll().as("count"))
    .where("received_at", ">=", span.from.toISOString())
    .where("received_at", "<", span.to.toISOString())
    .groupBy(["jobs.id", "jobs.title", "jobs.city"])
    .execute();
  const stages = await kysely
    .selectFrom("desk_stages")
    .select(["id as stageId", "name"])
    .select((select) =>
      select
        .selectFrom("applicants")
        .select((inner) => inner.fn.countAll().as("count"))
        .whereRef("applicants.stage_id", "=", "desk_stages.id")
        .as("count"),
    )
    .orderBy("position")
    .execute();
  const erasures = kysely.selectFrom("applicants").select("id").where("erasure_due_at", "is not", null);
  return {
    byDay: await countByDay(database, "applicants", span),
    byJob: jobs.map((job) => ({ ...job, count: Number(job.count) })).sort((a, b) => b.count - a.count),
    byStage: stages.map((stage) => ({ ...stage, count: Number(stage.count ?? 0) })),
    erasuresDue: (await erasures.limit(mostCounted).execute()).length,
  };
}

export async function readChatFigures(database: Database, span: Span): Promise<Dashboard["chat"]> {
  const unanswered = await database.kysely
    .selectFrom("chat_turns")
    .select(["message", "said_at"])
    .where("outcome", "=", "unknown")
    .where("said_at", ">=", span.from.toISOString())
    .where("said_at", "<", span.to.toISOString())
    .orderBy("said_at", "desc")
    .limit(mostCounted)
    .execute();
  return {
    byDay: await countByDay(database, "chat_turns", span),
    unanswered: unanswered.length,
    unansweredExamples: unanswered
      .slice(0, mostExamples)
      .map(({ message, said_at: at }) => ({ message, at })),
  };
}

export async function readDeliveries(database: Queryable): Promise<Dashboard["deliveries"]> {
  const count = async (status: "delivered" | "pending" | "dead") =>
    (
      await database
        .selectFrom("outbox")
        .select("id")
        .where("status", "=", status)
        .where("channel", "in", ["mail", "webhook"])
        .limit(mostCounted)
        .execute()
    ).length;
  return { delivered: await count("delivered"), pending: await count("pending"), dead: await count("dead") };
}
