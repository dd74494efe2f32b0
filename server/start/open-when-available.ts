import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger, FastifyListenOptions } from "fastify";
import { explainUnavailable } from "../database/connect.ts";
import type { Database } from "../database/database.ts";
import { type ListenAddress, listenOptions, startWaitingServer } from "./waiting-server.ts";

const pauseMs = 500;

/**
 * Prepares the database. It waits for one that is late, such as a PostgreSQL that starts after this program, however
 * long: the port answers 503 meanwhile, and the log says so once.
 *
 * @returns what `prepare` returned, and where to listen: port 0 has become a number, an inherited socket is handed on.
 * @throws OperatorError when the database cannot be used and waiting would not help.
 */
export async function openWhenAvailable<Result>(
  database: Database,
  { log, ...address }: ListenAddress & { readonly log: FastifyBaseLogger },
  prepare: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly listen: FastifyListenOptions }> {
  let waiting: Awaited<ReturnType<typeof startWaitingServer>> | undefined;
  try {
    for (;;) {
      try {
        const result = await prepare();
        if (!waiting) return { result, listen: listenOptions(address) };
        log.warn("The database answers now");
        const listen = await waiting.close();
        waiting = undefined;
        return { result, listen };
      } catch (error) {
        if (!database.isUnavailable(error)) throw error;
        if (!database.isTemporarilyUnavailable(error)) throw explainUnavailable(database, error);
        if (!waiting) {
          waiting = await startWaitingServer(address);
          log.warn(
            `${explainUnavailable(database, error).message} Until then everything but /healthz gets 503.`,
          );
        }
        await sleep(pauseMs);
      }
    }
  } finally {
    await waiting?.close();
  }
}
