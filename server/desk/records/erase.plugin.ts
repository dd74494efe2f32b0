import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { EraseReason } from "#contract/desk/erase-reasons.ts";
import type { RecordKind } from "#contract/desk/kinds.ts";
import { eraseRecords } from "../../erasure/erase-records.repository.ts";
import { findConversations } from "../../erasure/find-conversations.repository.ts";
import { removeTraces } from "../../erasure/remove-traces.repository.ts";
import { clockSkewMs } from "../../time/iso-time.ts";
import type { DeskDependencies } from "../desk-dependencies.ts";
import { requireRecords } from "./records.repository.ts";

interface ErasedBy {
  readonly staffId: string;
  /** Entered again for each erasure. */
  readonly password: string;
  readonly reason: EraseReason;
}

declare module "fastify" {
  interface FastifyInstance {
    /**
     * Erases records with everything about them, also from the database's files; the log warns if copies may be left
     * there, because the file is large or in use.
     *
     * @throws HttpError 403 for a wrong password, 429 after too many, 404 when a record is not there.
     */
    readonly erase: (kind: RecordKind, ids: readonly string[], by: ErasedBy) => Promise<void>;
  }
}

/** Adds `app.erase`, which erases records; `greenmile erase` erases a person. */
export const erase = fastifyPlugin(
  async (app: FastifyInstance, { database }: DeskDependencies) => {
    app.decorate("erase", async (kind, ids, { staffId, password, reason }) => {
      const changeConfirmed = await app.confirmPassword(staffId, password);
      const rows = await requireRecords(database.kysely, kind, ids);
      const references = rows.flatMap(({ reference }) => reference ?? []);
      // The chat quotes a reference only after its record was stored.
      const earliest = Math.min(...rows.map(({ received_at }) => Date.parse(received_at))) - clockSkewMs;
      const records = {
        ids: { message: [], applicant: [], [kind]: ids },
        references,
        conversations: await findConversations(
          database.readOnly,
          references,
          new Date(earliest).toISOString(),
        ),
      };
      await changeConfirmed(async ({ transaction, now }) => {
        await requireRecords(transaction, kind, ids);
        return eraseRecords(transaction, records, {
          now,
          actorId: staffId,
          detail: { reason },
        });
      });
      if (!(await removeTraces(database, { mayTakeLong: false })))
        app.log.warn(
          { records: ids },
          "Copies of erased records may be left in unused parts of the database's files. `greenmile erase` " +
            "with a reference and --yes removes them, at a quiet time.",
        );
    });
  },
  { decorators: { fastify: ["confirmPassword"] } },
);
