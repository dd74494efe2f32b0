import type { FastifyInstance } from "fastify";
import { type MessageItem, shortFields } from "#contract/desk/inbox.ts";
import { snoozeAfter } from "#contract/desk/snooze-after.ts";
import { afterOfficeHours } from "#contract/office-time.ts";
import { readDeskSettings } from "../../../desk-settings/desk-settings.repository.ts";
import { spreadsheetTime } from "../../../time/india-time.ts";
import { opensInDays } from "../../../time/office-hours.ts";
import { handleEndpoints } from "../../access/handle-endpoints.ts";
import { requireOwner, type SignedInStaff, staffNames } from "../../accounts/staff.repository.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { requireFound, requireVersion } from "../../desk-errors.ts";
import type { CsvColumns } from "../../lists/csv.ts";
import { createExport } from "../../lists/exports.changes.ts";
import { markRead, markUnread } from "../../notes/reads.repository.ts";
import { createRecordChanges } from "../../records/record-changes.ts";
import { answerMessage, changeMessage, findMessage } from "./inbox.changes.ts";
import { countFound, countInbox } from "./inbox.counts.ts";
import { findMessageDetail, findThreads } from "./inbox.detail.ts";
import { type InboxFilterValues, inboxViewerOf } from "./inbox.filter.ts";
import { findMessageRow, type MessageRow, messageItem } from "./inbox.item.ts";
import { inboxSource, listInbox } from "./inbox.list.ts";
import { createPresence } from "./presence.ts";

const exportColumns: CsvColumns<{ readonly item: MessageItem; readonly row: MessageRow }> = {
  reference: ({ item }) => item.reference,
  received: ({ item }) => spreadsheetTime(item.receivedAt),
  status: ({ item }) => item.status,
  owner: ({ item }) => item.owner?.name,
  due: ({ item }) => item.dueAt && spreadsheetTime(item.dueAt),
  ...Object.fromEntries(shortFields.map((name) => [name, ({ item }) => item[name]])),
  message: ({ row }) => row.query,
};

export async function inboxRoutes(app: FastifyInstance, options: DeskDependencies): Promise<void> {
  const { database, clock } = options;
  const { kysely } = database;
  const records = createRecordChanges(app, database, { kind: "message", find: findMessage });
  const presence = createPresence((messageId, viewers) =>
    app.live.publish("presence", { messageId, viewers }, "inbox.read"),
  );
  const viewerOf = (staff: SignedInStaff) => inboxViewerOf(options, staff);
  const exported = createExport(app, database, {
    kind: "message",
    columns: exportColumns,
    source: (staff, filter: InboxFilterValues) => inboxSource(database, viewerOf(staff), filter, "oldest"),
    itemOf: (row, names) => messageItem(row, names, clock()),
  });

  async function itemOf(staff: SignedInStaff, id: string): Promise<MessageItem> {
    const row = requireFound(await findMessageRow(kysely, viewerOf(staff), id));
    return messageItem(row, await staffNames(kysely), clock());
  }

  handleEndpoints(app, {
    "GET /api/inbox": ({ staff, query }) => listInbox(database, viewerOf(staff), query),
    "GET /api/inbox/counts": ({ staff }) => countInbox(database, viewerOf(staff)),
    "GET /api/inbox/found": ({ staff, query }) => countFound(database, viewerOf(staff), query.q),
    "GET /api/inbox/export.csv": exported.send,
    "GET /api/inbox/export/count": exported.count,

    "GET /api/inbox/snooze-times": async () => {
      const now = clock();
      const { officeHours } = (await readDeskSettings(kysely)).settings;
      const { later, tomorrow, days, week } = snoozeAfter;
      const opens = (choice: { readonly days: number }) =>
        opensInDays(now, choice.days, officeHours).toISOString();
      return {
        later: afterOfficeHours(now, later.officeHours, officeHours).toISOString(),
        tomorrow: opens(tomorrow),
        days: opens(days),
        week: opens(week),
      };
    },

    "GET /api/inbox/:id": async ({ id, staff }) =>
      requireFound(await findMessageDetail(kysely, viewerOf(staff), id, presence.presentColleagues(id))),

    "GET /api/inbox/:id/person": async ({ id, staff }) => ({
      items: requireFound(await findThreads(kysely, viewerOf(staff), id)),
    }),

    "PATCH /api/inbox/:id": async ({ id, staff, body: { version, ...changes } }) => {
      const undo = await records.changeOne(staff, { id, version }, async (change, row) => {
        await requireOwner(change.transaction, changes.ownerId);
        return changeMessage(change, row, changes);
      });
      return { undo, item: await itemOf(staff, id) };
    },

    "POST /api/inbox/bulk": ({ staff, body }) => {
      const { read, ...changes } = body.change;
      return records.undoable(staff, async (change) => {
        await requireOwner(change.transaction, changes.ownerId);
        return records.changeEach(change, body.ids, async (row) => {
          if (read === true) await markRead(change, "message", row.id);
          if (read === false) await markUnread(change, row.id);
          return changeMessage(change, row, changes);
        });
      });
    },

    "PUT /api/inbox/:id/read": ({ id, staff, body }) =>
      app.change(staff.id, (change) =>
        body.read ? markRead(change, "message", id) : markUnread(change, id),
      ),

    "POST /api/inbox/:id/notes": ({ id, staff, body }) => records.addNote(staff, id, body),

    "POST /api/inbox/:id/replies": async ({ id, staff, body: { version, ...reply } }) => {
      const sent = await records.sendMail(staff, { id, key: reply.key }, (change, row) =>
        answerMessage(change, requireVersion(row, version), reply),
      );
      return { ...sent, item: await itemOf(staff, id) };
    },

    "PUT /api/inbox/:id/presence": async ({ id, staff, body }) => {
      presence.enter(id, staff, body.typing);
    },

    "DELETE /api/inbox/:id/presence": async ({ id, staff }) => {
      presence.leave(id, staff.id);
    },

    "POST /api/inbox/:id/erase": ({ id, staff, body }) =>
      app.erase("message", [id], { ...body, staffId: staff.id }),
  });
}
