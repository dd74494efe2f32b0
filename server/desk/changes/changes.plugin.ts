import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Transaction } from "kysely";
import { appendToAuditLog, lockAuditLog, type NewAuditEntry } from "../../audit-log/audit-log.repository.ts";
import type { Tables } from "../../database/tables.ts";
import type { WriteQueue } from "../../write-queue/write-queue.ts";

export interface Change<Actor extends string | null = string | null> {
  readonly transaction: Transaction<Tables>;
  readonly now: Date;
  /** The id of the colleague who makes it; null: somebody who is not signed in, or the program. */
  readonly actorId: Actor;
  /** Adds an entry to the audit log. It is stored if and only if the change is. */
  audit(entry: NewAuditEntry): void;
}

/** A change that a colleague makes. */
export type StaffChange = Change<string>;

/**
 * Makes one change with its entries in the audit log, all or nothing, and resolves when it is on disk. While the database
 * is busy, `work` runs again and again for up to two seconds, so it has no effects outside the transaction. It reads only
 * through the transaction and makes no other change: either fails at once (`server/database/only-by-transaction.ts`).
 *
 * @throws HttpError what `work` threw. Nothing is stored then.
 */
export type MakeChange = <Result, Actor extends string | null>(
  actorId: Actor,
  work: (change: Change<Actor>) => Promise<Result>,
) => Promise<Result>;

declare module "fastify" {
  interface FastifyInstance {
    readonly change: MakeChange;
    /** Calls the listener after each change that was stored. */
    readonly onChange: (listener: () => void) => void;
  }
}

export interface ChangesOptions {
  readonly writeQueue: WriteQueue;
  readonly clock: () => Date;
}

/**
 * Adds `app.change`, by which the desk's routes write, and its start: the link for the first admin. Commands make the
 * same changes by `changeIn`. Without an entry in the audit log, and so without it, are written the last use of a
 * session, the delivery of mails and what housekeeping deletes. Adds `app.onChange` too.
 */
export const changes = fastifyPlugin(async (app: FastifyInstance, { writeQueue, clock }: ChangesOptions) => {
  const listeners: (() => void)[] = [];
  app.decorate("onChange", (listener: () => void) => void listeners.push(listener));
  app.decorate("change", async (actorId, work) => {
    const result = await writeQueue.add((transaction) => changeIn(transaction, actorId, clock(), work));
    for (const listener of listeners) listener();
    return result;
  });
});

/** Makes a change in a transaction, for `app.change` and for commands. */
export async function changeIn<Result, Actor extends string | null>(
  transaction: Transaction<Tables>,
  actorId: Actor,
  now: Date,
  work: (change: Change<Actor>) => Promise<Result>,
): Promise<Result> {
  const entries: NewAuditEntry[] = [];
  // One change of the desk after another, whichever process makes it: what it reads stays true until its commit.
  await lockAuditLog(transaction);
  const made = await work({ transaction, now, actorId, audit: (entry) => void entries.push(entry) });
  await appendToAuditLog(transaction, actorId, now, entries);
  return made;
}
