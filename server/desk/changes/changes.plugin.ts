import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { appendToAuditLog, lockAuditLog, type NewAuditEntry } from "../../audit-log/audit-log.repository.ts";
import type { Transaction } from "../../database/database.ts";
import type { DeskDependencies } from "../desk-dependencies.ts";

export interface Change<Actor extends string | null = string | null> {
  readonly transaction: Transaction;
  readonly now: Date;
  /** The colleague who makes the change; null: somebody who is not signed in, or the program. */
  readonly actorId: Actor;
  /** Adds an entry to the audit log; the entry is stored if and only if the change is. */
  audit(entry: NewAuditEntry): void;
}

export type StaffChange = Change<string>;

/**
 * Makes one change with its entries in the audit log, all or nothing, and resolves when it is on disk. `work` must have
 * no effects outside the transaction, because it runs again while the database is busy. It must read through the
 * transaction and make no other change: both fail otherwise (`server/database/transaction-scope.ts`).
 *
 * @throws what `work` throws, e.g. HttpError; nothing is stored then.
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

/**
 * Adds `app.change`, through which the desk makes every audited write, and `app.onChange`. Three writes bypass it:
 * session use, mail delivery and housekeeping, which itself audits the records that it erases.
 */
export const changes = fastifyPlugin(
  async (app: FastifyInstance, { writeQueue, clock }: DeskDependencies) => {
    const listeners: (() => void)[] = [];
    app.decorate("onChange", (listener: () => void) => void listeners.push(listener));
    app.decorate("change", async (actorId, work) => {
      const result = await writeQueue.add((transaction) => changeIn(transaction, actorId, clock(), work));
      for (const listener of listeners) listener();
      return result;
    });
  },
);

/** Makes a change in a transaction: for `app.change`, and for commands. */
export async function changeIn<Result, Actor extends string | null>(
  transaction: Transaction,
  actorId: Actor,
  now: Date,
  work: (change: Change<Actor>) => Promise<Result>,
): Promise<Result> {
  const entries: NewAuditEntry[] = [];
  // Changes run one after another, in all processes, so what a change reads stays true until its commit.
  await lockAuditLog(transaction);
  const made = await work({ transaction, now, actorId, audit: (entry) => void entries.push(entry) });
  await appendToAuditLog(transaction, actorId, now, entries);
  return made;
}
