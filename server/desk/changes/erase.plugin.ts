import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { maskIdentityNumbers } from "#contract/identity-numbers.ts";
import type { Database } from "../../database/connect.ts";
import { eraseRecords } from "../../erasure/erase-records.ts";
import { findConversations } from "../../erasure/find-conversations.ts";
import { removeTraces } from "../../erasure/remove-traces.ts";
import type { Vault } from "../../vault/vault.ts";
import { confirmPassword } from "../access/attempts.ts";
import { notFound } from "../desk-errors.ts";

/** Who erases a record, and why. */
interface ErasedBy {
  readonly staffId: string;
  /** Given again for each record. */
  readonly password: string;
  readonly reason: string;
}

declare module "fastify" {
  interface FastifyInstance {
    /**
     * Erases a record with everything about it. Resolves when the database's files hold nothing of it any more.
     *
     * @throws HttpError 403 when the password is wrong, 429 after too many wrong ones, 404 when it is not there.
     */
    readonly erase: (kind: "message" | "applicant", id: string, by: ErasedBy) => Promise<void>;
  }
}

interface ErasureOptions {
  readonly database: Database;
  readonly vault: Vault;
}

/** The chat quotes a reference only after the record was stored; clocks of processes differ a little. */
const clocksDifferMs = 60_000;

/** Adds `app.erase`: what `greenmile erase` does for a person, for one record of the desk. */
export const erasure = fastifyPlugin(
  async (app: FastifyInstance, { database, vault }: ErasureOptions) => {
    app.decorate("erase", async (kind, id, { staffId, password, reason }) => {
      await confirmPassword({ database, vault, change: app.change }, staffId, password);
      const table = kind === "message" ? "contact_messages" : "applicants";
      const record = await database.kysely
        .selectFrom(table)
        .select(["reference", "received_at"])
        .where("id", "=", id)
        .executeTakeFirst();
      if (!record) throw notFound();
      const { reference, received_at } = record;
      const references = reference === null ? [] : [reference];
      const earliest = new Date(Date.parse(received_at) - clocksDifferMs).toISOString();
      const records = {
        messages: kind === "message" ? [id] : [],
        applications: kind === "applicant" ? [id] : [],
        references,
        conversations: await findConversations(database.kysely, references, earliest),
      };
      const detail = { reason: maskIdentityNumbers(reason) };
      await app.change(staffId, async ({ transaction, now }) => {
        const row = await transaction.selectFrom(table).select("id").where("id", "=", id).executeTakeFirst();
        if (!row) return notFound();
        return eraseRecords(transaction, records, {
          engine: database.engine,
          now,
          actorId: staffId,
          detail,
        });
      });
      if (!(await removeTraces(database, { anySize: false })))
        app.log.warn(
          { record: id },
          "Copies of an erased record may be left in unused parts of the database's file. `greenmile erase` " +
            "with its reference and --yes rewrites the file, at a quiet time.",
        );
    });
  },
  { decorators: { fastify: ["change"] } },
);
