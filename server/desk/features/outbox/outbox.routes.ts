import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { z } from "zod";
import { idParamsSchema } from "#contract/desk/common.ts";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import {
  type OutboxItem,
  outboxPageSchema,
  outboxQuerySchema,
  retriedSchema,
} from "#contract/desk/outbox.ts";
import { isPermitted, type Role } from "#contract/desk/roles.ts";
import { maskIdentityNumbers } from "#contract/identity-numbers.ts";
import type { Queryable } from "../../../database/connect.ts";
import { retryDead, retryNotification } from "../../../outbox/unfinished.repository.ts";
import { sessionOf } from "../../access/access.plugin.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { notFound } from "../../desk-errors.ts";
import { decodeCursor, isAfter, pageOfRows } from "../../lists/cursor.ts";

const undelivered = ["dead", "pending"] as const;

/** What was not delivered, why, and trying it again. */
export async function outboxRoutes(
  app: FastifyInstance,
  { database, config }: DeskDependencies,
): Promise<void> {
  const { kysely } = database;
  const api = app.withTypeProvider<ZodTypeProvider>();
  const again = { config: { access: "outbox.retry" } } as const;

  api.get(
    deskPaths.outbox,
    {
      config: { access: "outbox.read" },
      schema: { querystring: outboxQuerySchema, response: { 200: outboxPageSchema } },
    },
    async (request) => {
      const { limit } = request.query;
      const page = pageOfRows(await readRows(kysely, request.query), limit, (row) => ({
        key: row.created_at,
        id: row.id,
      }));
      const { role } = sessionOf(request).staff;
      return {
        items: await Promise.all(page.rows.map((row) => outboxItem(kysely, row, role))),
        nextCursor: page.nextCursor,
        mailConfigured: config.mail !== undefined,
        webhookConfigured: config.webhook !== undefined,
      };
    },
  );

  api.post(
    deskPaths.outboxRetry,
    { ...again, schema: { params: idParamsSchema, response: { 200: retriedSchema } } },
    async (request) => {
      const { id } = request.params;
      return app.change(sessionOf(request).staff.id, async ({ transaction, now, audit }) => {
        if (!(await retryNotification(transaction, id, now))) return notFound();
        audit({ action: "outbox.retried", subjectType: "outbox", subjectId: id });
        return { retried: 1 };
      });
    },
  );

  api.post(
    deskPaths.outboxRetryDead,
    { ...again, schema: { response: { 200: retriedSchema } } },
    async (request) =>
      app.change(sessionOf(request).staff.id, async ({ transaction, now, audit }) => {
        const retried = await retryDead(transaction, now);
        audit({ action: "outbox.retried", subjectType: "outbox", subjectId: "dead", detail: { retried } });
        return { retried };
      }),
  );
}

async function readRows(database: Queryable, query: z.output<typeof outboxQuerySchema>) {
  const { status = undelivered, channel, cursor, limit } = query;
  let rows = database
    .selectFrom("outbox")
    .selectAll()
    .where("status", "in", [...status]);
  if (channel !== undefined) rows = rows.where("channel", "=", channel);
  if (cursor !== undefined)
    rows = rows.where(isAfter(decodeCursor(cursor), { key: "created_at", id: "id" }, "desc"));
  return rows
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
}

type OutboxRow = Awaited<ReturnType<typeof readRows>>[number];

async function outboxItem(database: Queryable, row: OutboxRow, role: Role): Promise<OutboxItem> {
  return {
    id: row.id,
    channel: row.channel,
    kind: row.kind,
    subject: await subjectOf(database, row, role),
    status: row.status,
    attempts: row.attempts,
    createdAt: row.created_at,
    dueAt: row.status === "pending" ? row.due_at : null,
    finishedAt: row.finished_at,
    lastError: row.last_error,
  };
}

/** What it is about, for those who may read that. */
async function subjectOf(database: Queryable, row: OutboxRow, role: Role): Promise<OutboxItem["subject"]> {
  const isMail = row.kind === "reply" || row.kind === "applicant-mail";
  const mail = isMail
    ? await database
        .selectFrom("desk_mails")
        .select("record_id")
        .where("id", "=", row.record_id)
        .executeTakeFirst()
    : undefined;
  const id = mail?.record_id ?? row.record_id;
  const isMessage = row.kind === "contact-message" || row.kind === "reply";
  if (row.kind === "test-mail" || !isPermitted(role, isMessage ? "inbox.read" : "applicants.read"))
    return null;
  const record = await database
    .selectFrom(isMessage ? "contact_messages" : "applicants")
    .select(["reference", "name"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!record) return null;
  const { reference: label, name } = record;
  const type = isMessage ? "message" : "applicant";
  return { type, id, label: label ?? "", name: maskIdentityNumbers(name) };
}
