import { sql } from "kysely";
import type { Queryable } from "../../database/database.ts";
import type { RateLimit } from "../../limits.ts";

/** The limit on one kind of call. */
export interface SharedLimit extends RateLimit {
  /** e.g. "contact". */
  readonly scope: string;
}

/**
 * Counts a call of each client, across all processes on this PostgreSQL: the token bucket of rate-limit.ts, a row for
 * each client, by the database's clock. A client that is named twice makes two calls.
 *
 * @returns for each call 0 if it is allowed, else the seconds until the client's next call is.
 */
export async function consumeShared(
  db: Queryable,
  limit: SharedLimit,
  clients: readonly string[],
): Promise<number[]> {
  const calls = new Map<string, number>();
  for (const client of clients) calls.set(client, (calls.get(client) ?? 0) + 1);
  // Sorted, so that processes that count the same clients at the same time cannot deadlock.
  const wanted = [...calls].filter(([, count]) => count <= limit.burst).toSorted();
  const allowed = await consumeAtOnce(db, limit, wanted);
  const waits: number[] = [];
  for (const client of clients) waits.push(allowed.has(client) ? 0 : await consumeOne(db, limit, client));
  return waits;
}

const roundingSeconds = 0.001;
/** GCRA's theoretical arrival time, as in rate-limit.ts. The column keeps an older name: a migration renames none. */
const arrivalTime = sql.ref("whole_at");

/** Allows all calls of a client or none. @returns the clients whose calls are allowed. */
async function consumeAtOnce(
  db: Queryable,
  { scope, burst, perMinute }: SharedLimit,
  wanted: readonly (readonly [client: string, calls: number])[],
): Promise<ReadonlySet<string>> {
  if (wanted.length === 0) return new Set();
  const perCall = 60 / perMinute;
  const clients = wanted.map(([client]) => client);
  const seconds = wanted.map(([, calls]) => calls * perCall);
  const now = sql`extract(epoch from statement_timestamp())::double precision`;
  // A whole burst at once reaches the limit exactly, so a rounding error must not refuse its last call.
  const furthest = burst * perCall + roundingSeconds;
  const { rows } = await sql<{ client: string }>`
    insert into rate_limits as known (scope, client, ${arrivalTime})
    select ${scope}, client, ${now} + seconds
    from unnest(${clients}::text[], ${seconds}::double precision[]) as call (client, seconds)
    on conflict (scope, client) do update
      set ${arrivalTime} = greatest(known.${arrivalTime}, ${now}) + excluded.${arrivalTime} - ${now}
      where greatest(known.${arrivalTime}, ${now}) + excluded.${arrivalTime} - ${now} <= ${now} + ${furthest}::double precision
    returning client
  `.execute(db);
  return new Set(rows.map(({ client }) => client));
}

/** Counts one call. @returns 0 if it is allowed, else the seconds to wait. */
async function consumeOne(db: Queryable, limit: SharedLimit, client: string): Promise<number> {
  const allowed = await consumeAtOnce(db, limit, [[client, 1]]);
  if (allowed.has(client)) return 0;
  const ahead = (60 / limit.perMinute) * (limit.burst - 1);
  const { rows } = await sql<{ wait: number }>`
    select ${arrivalTime} - ${ahead}::double precision - extract(epoch from clock_timestamp())::double precision as wait
    from rate_limits where scope = ${limit.scope} and client = ${client}
  `.execute(db);
  return Math.max(1, Math.ceil(rows[0]?.wait ?? 0));
}

/** Deletes up to `limit` clients whose bucket was full again before this time. @returns how many. */
export async function deleteFullBuckets(db: Queryable, before: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from rate_limits where ctid = any(array(
      select ctid from rate_limits where ${arrivalTime} < ${before.getTime() / 1000}::double precision
      limit ${limit} for update skip locked
    ))
  `.execute(db);
  return Number(numAffectedRows);
}
