import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import {
  bulkAnswerSchema,
  idParamsSchema,
  noteInputSchema,
  noteSchema,
  reasonAndPasswordSchema,
} from "#contract/desk/common.ts";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import {
  changeMessageSchema,
  inboxBulkSchema,
  inboxCountsSchema,
  inboxFilterSchema,
  inboxMessageSchema,
  inboxPageSchema,
  inboxQuerySchema,
  markReadSchema,
  messageChangedSchema,
  presenceSchema,
  replySchema,
  replySentSchema,
} from "#contract/desk/inbox.ts";
import { maskIdentityNumbers } from "#contract/identity-numbers.ts";
import { HttpError } from "../../../http/errors/http-error.ts";
import { replyAddress } from "../../../submissions/reply-address.ts";
import { sessionOf } from "../../access/access.plugin.ts";
import { rememberUndo } from "../../changes/undo.repository.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { changedMeanwhile, notFound, unknownOwner } from "../../desk-errors.ts";
import { deskMessages } from "../../desk-messages.ts";
import { sendCsv } from "../../lists/csv.ts";
import { readAll } from "../../lists/list-page.ts";
import { findMail, findMailByKey } from "../../mails/desk-mails.repository.ts";
import { addNote, findNote } from "../../notes/notes.repository.ts";
import { markRead } from "../../notes/reads.repository.ts";
import { mayOwn, staffNames } from "../../staff/staff.repository.ts";
import { answerMessage, changeMessage } from "./inbox.changes.ts";
import { readMessage } from "./inbox.detail.ts";
import {
  countInbox,
  findInboxRow,
  type InboxFilterValues,
  type InboxReader,
  inboxItem,
  inboxReader,
  listInbox,
} from "./inbox.list.ts";
import { createPresence } from "./presence.ts";

const exportColumns = [
  "reference",
  "received",
  "status",
  "owner",
  "due",
  "name",
  "email",
  "phone",
  "subject",
  "message",
] as const;

/** Contact messages. */
export async function inboxRoutes(app: FastifyInstance, options: DeskDependencies): Promise<void> {
  const { database, clock } = options;
  const { kysely } = database;
  const api = app.withTypeProvider<ZodTypeProvider>();
  const read = { config: { access: "inbox.read" } } as const;
  const write = { config: { access: "inbox.write" } } as const;
  const params = idParamsSchema;
  const presence = createPresence(() => performance.now());
  const readerOf = (request: FastifyRequest): InboxReader => ({
    staff: sessionOf(request).staff,
    now: clock(),
  });

  async function itemOf(reader: InboxReader, id: string) {
    const row = await findInboxRow(kysely, reader, id);
    if (!row) throw notFound();
    return inboxItem(row, await staffNames(kysely), reader.now);
  }

  api.get(
    deskPaths.inbox,
    { ...read, schema: { querystring: inboxQuerySchema, response: { 200: inboxPageSchema } } },
    async (request) => listInbox(database, readerOf(request), request.query),
  );

  api.get(
    deskPaths.inboxCounts,
    { ...read, schema: { response: { 200: inboxCountsSchema } } },
    async (request) => countInbox(database, readerOf(request)),
  );

  api.get(
    deskPaths.inboxExport,
    { config: { access: "inbox.export" }, schema: { querystring: inboxFilterSchema } },
    async (request, reply) => {
      const { staff } = sessionOf(request);
      await app.change(staff.id, async ({ audit }) =>
        audit({ action: "inbox.export", subjectType: "export", subjectId: "inbox" }),
      );
      return sendCsv(reply, "messages.csv", exportColumns, exportPages(readerOf(request), request.query));
    },
  );

  async function* exportPages(reader: InboxReader, filter: InboxFilterValues) {
    const names = await staffNames(kysely);
    const pages = readAll(database, filter.q, inboxReader(database, reader, filter, "oldest"));
    for await (const rows of pages)
      yield rows.map((row) => {
        const item = inboxItem(row, names, reader.now);
        return {
          reference: item.reference,
          received: item.receivedAt,
          status: item.status,
          owner: item.owner?.name ?? "",
          due: item.dueAt ?? "",
          name: item.name,
          email: item.email,
          phone: item.phone,
          subject: item.subject,
          message: maskIdentityNumbers(row.query),
        };
      });
  }

  api.get(
    deskPaths.inboxMessage,
    { ...read, schema: { params, response: { 200: inboxMessageSchema } } },
    async (request) => {
      const { id } = request.params;
      const message = await readMessage(kysely, readerOf(request), id, presence.viewers(id));
      if (!message) throw notFound();
      return message;
    },
  );

  api.patch(
    deskPaths.inboxMessage,
    { ...write, schema: { params, body: changeMessageSchema, response: { 200: messageChangedSchema } } },
    async (request) => {
      const { id } = request.params;
      const reader = readerOf(request);
      const { version, ...changes } = request.body;
      const undo = await app.change(reader.staff.id, async ({ transaction, now, audit }) => {
        const row = await findInboxRow(transaction, reader, id);
        if (!row) return notFound();
        if (row.version !== version) return changedMeanwhile();
        if (!(await mayOwn(transaction, changes.ownerId))) return unknownOwner();
        const changed = await changeMessage(transaction, id, changes, version);
        if (!changed) return null;
        audit({ action: "inbox.changed", subjectType: "message", subjectId: id, detail: changed.detail });
        return rememberUndo(transaction, reader.staff.id, "messages", [changed.replaced], now);
      });
      return { undo, item: await itemOf(reader, id) };
    },
  );

  api.post(
    deskPaths.inboxBulk,
    { ...write, schema: { body: inboxBulkSchema, response: { 200: bulkAnswerSchema } } },
    async (request) => {
      const { staff } = sessionOf(request);
      const { ids, change } = request.body;
      const { read: marked, ...changes } = change;
      return app.change(staff.id, async ({ transaction, now, audit }) => {
        if (!(await mayOwn(transaction, changes.ownerId))) return unknownOwner();
        const replaced = [];
        for (const id of new Set(ids)) {
          const changed = await changeMessage(transaction, id, changes);
          if (changed) {
            replaced.push(changed.replaced);
            audit({ action: "inbox.changed", subjectType: "message", subjectId: id, detail: changed.detail });
          }
          if (marked !== undefined)
            await markRead(transaction, "contact_messages", staff.id, id, marked, now);
        }
        const undo = await rememberUndo(transaction, staff.id, "messages", replaced, now);
        return { undo, changed: replaced.length };
      });
    },
  );

  api.put(
    deskPaths.inboxRead,
    { config: { access: "inbox.read" }, schema: { params, body: markReadSchema } },
    async (request, reply) => {
      const { staff } = sessionOf(request);
      await app.change(staff.id, ({ transaction, now }) =>
        markRead(transaction, "contact_messages", staff.id, request.params.id, request.body.read, now),
      );
      return reply.code(204).send();
    },
  );

  api.post(
    deskPaths.inboxNotes,
    { ...write, schema: { params, body: noteInputSchema, response: { 201: noteSchema } } },
    async (request, reply) => {
      const { id } = request.params;
      const reader = readerOf(request);
      const { staff } = reader;
      const noteId = await app.change(staff.id, async (change) => {
        const { transaction, now } = change;
        if (!(await findInboxRow(transaction, reader, id))) return notFound();
        await transaction
          .updateTable("contact_messages")
          .set((row) => ({ note_count: row("note_count", "+", 1), changed_at: now.toISOString() }))
          .where("id", "=", id)
          .execute();
        await markRead(transaction, "contact_messages", staff.id, id, true, now);
        return addNote(change, "message", { ...request.body, recordId: id, staffId: staff.id });
      });
      return reply.code(201).send(await findNote(kysely, id, noteId));
    },
  );

  api.post(
    deskPaths.inboxReplies,
    { ...write, schema: { params, body: replySchema, response: { 201: replySentSchema } } },
    async (request, reply) => {
      const { id } = request.params;
      const reader = readerOf(request);
      const { staff } = reader;
      const { version, status, ...mail } = request.body;
      const mailId = await app.change(staff.id, async (change) => {
        const { transaction } = change;
        const row = await findInboxRow(transaction, reader, id);
        if (!row) return notFound();
        const sent = await findMailByKey(transaction, { key: mail.key, recordId: id });
        if (sent) return sent;
        if (row.version !== version) return changedMeanwhile();
        const to = replyAddress(row.email);
        if (to === undefined) return new HttpError(409, deskMessages.noMailAddress);
        return answerMessage(change, row, { ...mail, staffId: staff.id, to, status });
      });
      return reply.code(201).send({ mail: await findMail(kysely, mailId), item: await itemOf(reader, id) });
    },
  );

  api.put(
    deskPaths.inboxPresence,
    { config: { access: "inbox.read" }, schema: { params, body: presenceSchema } },
    async (request, reply) => {
      const { id } = request.params;
      if (presence.enter(id, sessionOf(request).staff, request.body.typing)) tellPresence(id);
      return reply.code(204).send();
    },
  );

  api.delete(deskPaths.inboxPresence, { ...read, schema: { params } }, async (request, reply) => {
    const { id } = request.params;
    if (presence.leave(id, sessionOf(request).staff.id)) tellPresence(id);
    return reply.code(204).send();
  });

  function tellPresence(messageId: string): void {
    app.live.publish("presence", { messageId, viewers: presence.viewers(messageId) }, "inbox.read");
  }

  api.post(
    deskPaths.inboxErase,
    { config: { access: "inbox.erase" }, schema: { params, body: reasonAndPasswordSchema } },
    async (request, reply) => {
      const { staff } = sessionOf(request);
      await app.erase("message", [request.params.id], { ...request.body, staffId: staff.id });
      return reply.code(204).send();
    },
  );
}
