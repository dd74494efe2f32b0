import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import {
  bulkAnswerSchema,
  exportCountSchema,
  idParamsSchema,
  noteInputSchema,
  noteSchema,
  reasonAndPasswordSchema,
} from "#contract/desk/common.ts";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import {
  changeMessageSchema,
  type InboxItem,
  inboxBulkSchema,
  inboxCountsSchema,
  inboxFilterSchema,
  inboxMessageSchema,
  inboxPageSchema,
  inboxQuerySchema,
  markReadSchema,
  messageChangedSchema,
  personThreadsSchema,
  presenceSchema,
  replySchema,
  replySentSchema,
  snoozeTimesSchema,
} from "#contract/desk/inbox.ts";
import { readDeskSettings } from "../../../desk-settings/desk-settings.ts";
import { HttpError } from "../../../http/errors/http-error.ts";
import { spreadsheetTime } from "../../../india-time.ts";
import { afterOfficeHours, opensInDays } from "../../../office-hours/office-hours.ts";
import { replyAddress } from "../../../submissions/reply-address.ts";
import { sessionOf } from "../../access/access.plugin.ts";
import { type Replaced, rememberUndo } from "../../changes/undo.repository.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { requireFound, requireVersion, unknownOwner } from "../../desk-errors.ts";
import { deskMessages } from "../../desk-messages.ts";
import { type CsvColumns, sendCsv } from "../../lists/csv.ts";
import { countAll, readAll } from "../../lists/list-page.ts";
import { findMail, findMailByKey } from "../../mails/desk-mails.repository.ts";
import { findNote } from "../../notes/notes.repository.ts";
import { markRead } from "../../notes/reads.repository.ts";
import { mayOwn, staffNames } from "../../staff/staff.repository.ts";
import { addMessageNote, answerMessage, changeMessage, findMessage } from "./inbox.changes.ts";
import { readMessage, readPerson } from "./inbox.detail.ts";
import {
  countInbox,
  findInboxRow,
  type InboxFilterValues,
  type InboxViewer,
  inboxItem,
  inboxSource,
  listInbox,
} from "./inbox.list.ts";
import { createPresence } from "./presence.ts";

const exportColumns: CsvColumns<{ readonly item: InboxItem; readonly text: string }> = {
  reference: ({ item }) => item.reference,
  received: ({ item }) => spreadsheetTime(item.receivedAt),
  status: ({ item }) => item.status,
  owner: ({ item }) => item.owner?.name,
  due: ({ item }) => item.dueAt && spreadsheetTime(item.dueAt),
  name: ({ item }) => item.name,
  email: ({ item }) => item.email,
  phone: ({ item }) => item.phone,
  subject: ({ item }) => item.subject,
  message: ({ text }) => text,
};

/** Contact messages. */
export async function inboxRoutes(app: FastifyInstance, options: DeskDependencies): Promise<void> {
  const { database, clock, config } = options;
  const { kysely } = database;
  const api = app.withTypeProvider<ZodTypeProvider>();
  const read = { config: { access: "inbox.read" } } as const;
  const write = { config: { access: "inbox.write" } } as const;
  const params = idParamsSchema;
  const presence = createPresence(() => performance.now());
  const viewerOf = (request: FastifyRequest): InboxViewer => ({
    staff: sessionOf(request).staff,
    now: clock(),
    mailConfigured: config.mail !== undefined,
  });

  async function itemOf(viewer: InboxViewer, id: string) {
    return inboxItem(
      requireFound(await findInboxRow(kysely, viewer, id)),
      await staffNames(kysely),
      viewer.now,
    );
  }

  api.get(
    deskPaths.inbox,
    { ...read, schema: { querystring: inboxQuerySchema, response: { 200: inboxPageSchema } } },
    async (request) => listInbox(database, viewerOf(request), request.query),
  );

  api.get(
    deskPaths.inboxCounts,
    { ...read, schema: { response: { 200: inboxCountsSchema } } },
    async (request) => countInbox(database, viewerOf(request)),
  );

  api.get(
    deskPaths.inboxExport,
    { config: { access: "inbox.export" }, schema: { querystring: inboxFilterSchema } },
    async (request, reply) => {
      const { staff } = sessionOf(request);
      await app.change(staff.id, async ({ audit }) =>
        audit({ action: "inbox.export", subjectType: "export", subjectId: "inbox" }),
      );
      return sendCsv(reply, "messages.csv", exportColumns, exportPages(viewerOf(request), request.query));
    },
  );

  api.get(
    deskPaths.inboxExportCount,
    {
      config: { access: "inbox.export" },
      schema: { querystring: inboxFilterSchema, response: { 200: exportCountSchema } },
    },
    async (request) => countAll(database, request.query.q, exported(viewerOf(request), request.query)),
  );

  const exported = (viewer: InboxViewer, filter: InboxFilterValues) =>
    inboxSource(database, viewer, filter, "oldest");

  async function* exportPages(viewer: InboxViewer, filter: InboxFilterValues) {
    const names = await staffNames(kysely);
    const pages = readAll(database, filter.q, exported(viewer, filter));
    for await (const rows of pages)
      yield rows.map((row) => ({ item: inboxItem(row, names, viewer.now), text: row.query }));
  }

  api.get(
    deskPaths.inboxSnoozeTimes,
    { ...write, schema: { response: { 200: snoozeTimesSchema } } },
    async () => {
      const now = clock();
      const { officeHours } = (await readDeskSettings(kysely)).settings;
      const opens = (days: number) => opensInDays(now, days, officeHours).toISOString();
      return {
        later: afterOfficeHours(now, 3, officeHours).toISOString(),
        tomorrow: opens(1),
        days: opens(3),
        week: opens(7),
      };
    },
  );

  api.get(
    deskPaths.inboxMessage,
    { ...read, schema: { params, response: { 200: inboxMessageSchema } } },
    async (request) => {
      const { id } = request.params;
      return requireFound(await readMessage(kysely, viewerOf(request), id, presence.viewers(id)));
    },
  );

  api.get(
    deskPaths.inboxPerson,
    { ...read, schema: { params, response: { 200: personThreadsSchema } } },
    async (request) => {
      return { items: requireFound(await readPerson(kysely, viewerOf(request), request.params.id)) };
    },
  );

  api.patch(
    deskPaths.inboxMessage,
    { ...write, schema: { params, body: changeMessageSchema, response: { 200: messageChangedSchema } } },
    async (request) => {
      const { id } = request.params;
      const viewer = viewerOf(request);
      const { version, ...changes } = request.body;
      const undo = await app.change(viewer.staff.id, async (change) => {
        const { transaction } = change;
        const row = requireVersion(await findMessage(transaction, id), version);
        if (!(await mayOwn(transaction, changes.ownerId))) throw unknownOwner();
        const replaced = await changeMessage(change, row, changes);
        return rememberUndo(change, viewer.staff.id, "message", replaced);
      });
      return { undo, item: await itemOf(viewer, id) };
    },
  );

  api.post(
    deskPaths.inboxBulk,
    { ...write, schema: { body: inboxBulkSchema, response: { 200: bulkAnswerSchema } } },
    async (request) => {
      const viewer = viewerOf(request);
      const { staff } = viewer;
      const { ids } = request.body;
      const { read: marked, ...changes } = request.body.change;
      return app.change(staff.id, async (change) => {
        const { transaction } = change;
        if (!(await mayOwn(transaction, changes.ownerId))) throw unknownOwner();
        const replaced: Replaced[] = [];
        for (const id of new Set(ids)) {
          const row = await findMessage(transaction, id);
          if (row) replaced.push(...(await changeMessage(change, row, changes)));
          if (marked !== undefined) await markRead(change, "message", staff.id, id, marked);
        }
        const undo = await rememberUndo(change, staff.id, "message", replaced);
        return { undo, changed: replaced.length };
      });
    },
  );

  api.put(
    deskPaths.inboxRead,
    { ...read, schema: { params, body: markReadSchema } },
    async (request, reply) => {
      const { staff } = sessionOf(request);
      await app.change(staff.id, (change) =>
        markRead(change, "message", staff.id, request.params.id, request.body.read),
      );
      return reply.code(204).send();
    },
  );

  api.post(
    deskPaths.inboxNotes,
    { ...write, schema: { params, body: noteInputSchema, response: { 201: noteSchema } } },
    async (request, reply) => {
      const { id } = request.params;
      const viewer = viewerOf(request);
      const { staff } = viewer;
      const noteId = await app.change(staff.id, async (change) => {
        requireFound(await findMessage(change.transaction, id));
        return addMessageNote(change, { ...request.body, recordId: id, staffId: staff.id });
      });
      return reply.code(201).send(await findNote(kysely, id, noteId));
    },
  );

  api.post(
    deskPaths.inboxReplies,
    { ...write, schema: { params, body: replySchema, response: { 201: replySentSchema } } },
    async (request, reply) => {
      const { id } = request.params;
      const viewer = viewerOf(request);
      const { staff } = viewer;
      const { version, status, ...mail } = request.body;
      const { mailId, undo } = await app.change(staff.id, async (change) => {
        const { transaction } = change;
        const row = requireFound(await findMessage(transaction, id));
        const sent = await findMailByKey(transaction, { key: mail.key, recordId: id });
        if (sent) return { mailId: sent, undo: null };
        requireVersion(row, version);
        const to = replyAddress(row.email);
        if (to === undefined) throw new HttpError(409, deskMessages.noMailAddress);
        const answered = await answerMessage(change, row, { ...mail, staffId: staff.id, to, status });
        return {
          mailId: answered.mailId,
          undo: await rememberUndo(change, staff.id, "message", [answered.replaced]),
        };
      });
      return reply
        .code(201)
        .send({ mail: await findMail(kysely, id, mailId), item: await itemOf(viewer, id), undo });
    },
  );

  api.put(
    deskPaths.inboxPresence,
    { ...read, schema: { params, body: presenceSchema } },
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
