import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import type { Vault } from "../vault/vault.ts";
import type { WriteQueue } from "../write-queue/write-queue.ts";

export interface DeskDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly vault: Vault;
  /** The site's queue: a process has one, so that all writes share commits. */
  readonly writeQueue: WriteQueue;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
  /** The build's folder, with the desk's pages in `desk`. */
  readonly dist: string;
}
