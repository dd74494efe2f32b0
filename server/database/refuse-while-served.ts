import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { OperatorError } from "../operator-error.ts";
import { serverName } from "./connect.ts";
import type { Queryable } from "./database.ts";

/** For a moment PostgreSQL still counts the connections of a server that has just ended. In milliseconds. */
const lingering = { longest: 2_000, lookAgainAfter: 100 } as const;

/**
 * For PostgreSQL.
 *
 * @param name the database; by default the connected one.
 * @throws OperatorError when servers are connected to it.
 */
export async function refuseWhileServed(db: Queryable, name?: string): Promise<void> {
  const until = performance.now() + lingering.longest;
  let machines = await machinesOfServers(db, name);
  while (machines && performance.now() < until) {
    await sleep(lingering.lookAgainAfter);
    machines = await machinesOfServers(db, name);
  }
  if (machines)
    throw new OperatorError(`A server uses this database (from ${machines}). Stop every server first.`);
}

async function machinesOfServers(db: Queryable, name?: string): Promise<string | null | undefined> {
  const { rows } = await sql<{ machines: string | null }>`
    select string_agg(distinct coalesce(host(client_addr), 'this machine'), ', ') as machines
    from pg_stat_activity
    where datname = coalesce(${name ?? null}, current_database()) and application_name = ${serverName}
  `.execute(db);
  return rows[0]?.machines;
}
