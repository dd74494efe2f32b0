import { sql } from "kysely";
import { OperatorError } from "../operator-error.ts";
import { type Queryable, serverName } from "./connect.ts";

/**
 * For PostgreSQL.
 *
 * @param name the database; by default the connected one.
 * @throws OperatorError when servers are connected to it.
 */
export async function refuseWhileServed(kysely: Queryable, name?: string): Promise<void> {
  const { rows } = await sql<{ machines: string }>`
    select string_agg(distinct coalesce(host(client_addr), 'this machine'), ', ') as machines
    from pg_stat_activity
    where datname = coalesce(${name ?? null}, current_database()) and application_name = ${serverName}
  `.execute(kysely);
  const machines = rows[0]?.machines;
  if (machines)
    throw new OperatorError(`A server uses this database (from ${machines}). Stop every server first.`);
}
