import { sql } from "kysely";
import type { Queryable } from "./connect.ts";

/** A client's allowance on one kind of call. */
export interface SharedLimit {
  /** e.g. "contact". */
  readonly scope: string;
  /** How many may come at once. */
  readonly burst: number;
  /** How many may come in the long run. */
  readonly perMinute: number;
}

/**
 * Takes one call from a client's allowance, which all processes on this PostgreSQL share. A row holds one figure: when the
 * allowance will be whole again. Each call moves it on by the time in which one call grows back, and is refused when it
 * lies further ahead than a whole allowance takes to grow. That is a token bucket, by the database's clock
 * alone, in one statement.
 *
 * @returns the seconds to wait until the next is allowed: 0 when this one is.
 */
export async function takeShared(database: Queryable, limit: SharedLimit, client: string): Promise<number> {
  const perCall = 60 / limit.perMinute;
  const ahead = perCall * (limit.burst - 1);
  const now = sql`extract(epoch from clock_timestamp())::double precision`;
  const taken = await sql`
    insert into rate_limits as known (scope, client, whole_at)
    values (${limit.scope}, ${client}, ${now} + ${perCall}::double precision)
    on conflict (scope, client) do update
      set whole_at = greatest(known.whole_at, ${now}) + ${perCall}::double precision
      where known.whole_at <= ${now} + ${ahead}::double precision
    returning scope
  `.execute(database);
  if (taken.rows.length > 0) return 0;
  const { rows } = await sql<{ wait: number }>`
    select whole_at - ${ahead}::double precision - ${now} as wait
    from rate_limits where scope = ${limit.scope} and client = ${client}
  `.execute(database);
  return Math.max(1, Math.ceil(rows[0]?.wait ?? 0));
}

/**
 * Forgets some of the clients whose allowance was whole again before this time.
 *
 * @returns how many; fewer than `limit` means that none is left.
 */
export async function forgetClients(database: Queryable, before: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from rate_limits where ctid = any(array(
      select ctid from rate_limits where whole_at < ${before.getTime() / 1000}::double precision
      limit ${limit} for update skip locked
    ))
  `.execute(database);
  return Number(numAffectedRows);
}
