import type { FastifyInstance } from "fastify";
import type { ApplicantItem } from "#contract/desk/applicants.ts";
import { spreadsheetTime } from "../../../time/india-time.ts";
import { handleEndpoints } from "../../access/handle-endpoints.ts";
import { requireOwner, staffNames } from "../../accounts/staff.repository.ts";
import type { StaffChange } from "../../changes/changes.plugin.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { requireFound, requireVersion } from "../../desk-errors.ts";
import type { CsvColumns } from "../../lists/csv.ts";
import { createExport } from "../../lists/exports.changes.ts";
import { countUnreadMentions, markRead } from "../../notes/reads.repository.ts";
import { createRecordChanges } from "../../records/record-changes.ts";
import { requireStage } from "../../stages/stages.repository.ts";
import { readBoard } from "./applicants.board.ts";
import {
  changeApplicant,
  findApplicant,
  moveApplicant,
  noteRevealed,
  rateApplicant,
  requestErasure,
  type StoredApplicant,
  sendApplicantMail,
} from "./applicants.changes.ts";
import { findApplicantDetail, findIdentity, requireSamePerson } from "./applicants.detail.ts";
import type { ApplicantsFilterValues } from "./applicants.filter.ts";
import { type ApplicantRow, applicantItem, findApplicantRow } from "./applicants.item.ts";
import { applicantsSource, listApplicants } from "./applicants.list.ts";

const exportColumns: CsvColumns<{ readonly item: ApplicantItem; readonly row: ApplicantRow }> = {
  reference: ({ item }) => item.reference,
  received: ({ item }) => spreadsheetTime(item.receivedAt),
  job: ({ item }) => item.job.title,
  city: ({ item }) => item.job.city,
  stage: ({ item }) => item.stage.name,
  "in stage since": ({ item }) => spreadsheetTime(item.stageSince),
  owner: ({ item }) => item.owner?.name,
  rating: ({ item }) => item.rating,
  name: ({ item }) => item.name,
  phone: ({ item }) => item.phoneNumber,
  email: ({ row }) => row.email,
};

/** Applicants. Identity numbers are masked everywhere but in one audited call. */
export async function deskApplicantsRoutes(app: FastifyInstance, options: DeskDependencies): Promise<void> {
  const { database, vault, clock } = options;
  const { kysely } = database;
  const records = createRecordChanges(app, database, { kind: "applicant", find: findApplicant });
  const exported = createExport(app, database, {
    kind: "applicant",
    columns: exportColumns,
    source: (staff, filter: ApplicantsFilterValues) => applicantsSource(database, staff, filter, "oldest"),
    itemOf: applicantItem,
  });

  async function itemOf(id: string): Promise<ApplicantItem> {
    return applicantItem(requireFound(await findApplicantRow(kysely, id)), await staffNames(kysely));
  }

  handleEndpoints(app, {
    "GET /api/applicants": ({ staff, query }) => listApplicants(database, staff, query),

    "GET /api/applicants/board": async ({ staff, query }) => ({
      columns: await readBoard(database, staff, query, clock()),
    }),

    "GET /api/applicants/counts": async ({ staff }) => ({
      mentionedUnread: await countUnreadMentions(database.readOnly, staff.id),
    }),
    "GET /api/applicants/export.csv": exported.send,
    "GET /api/applicants/export/count": exported.count,

    "GET /api/applicants/:id": async ({ id, staff }) =>
      requireFound(await findApplicantDetail(kysely, vault, staff.id, id)),

    "PUT /api/applicants/:id/read": ({ id, staff }) =>
      app.change(staff.id, (change) => markRead(change, "applicant", id)),

    "PATCH /api/applicants/:id": async ({ id, staff, body: { version, ...changes } }) => {
      const undo = await records.changeOne(staff, { id, version }, async (change, row) => {
        await requireOwner(change.transaction, changes.ownerId);
        return changeApplicant(change, row, changes);
      });
      return { undo, item: await itemOf(id) };
    },

    "POST /api/applicants/:id/stage": async ({ id, staff, body: { version, stageId, mail } }) => {
      const move = async (change: StaffChange, row: StoredApplicant) => {
        await requireStage(change.transaction, stageId);
        return moveApplicant(change, row, stageId);
      };
      if (!mail)
        return { undo: await records.changeOne(staff, { id, version }, move), item: await itemOf(id) };
      const { undo } = await records.sendMail(staff, { id, key: mail.key }, async (change, row) => {
        const [moved] = await move(change, requireVersion(row, version));
        return sendApplicantMail(change, row, mail, moved);
      });
      return { undo, item: await itemOf(id) };
    },

    "POST /api/applicants/bulk": ({ staff, body: { ids, stageId } }) =>
      records.undoable(staff, async (change) => {
        await requireStage(change.transaction, stageId);
        return records.changeEach(change, ids, (row) => moveApplicant(change, row, stageId));
      }),

    "POST /api/applicants/:id/comments": ({ id, staff, body }) => records.addNote(staff, id, body),

    "PUT /api/applicants/:id/rating": ({ id, staff, body }) =>
      app.change(staff.id, async (change) => {
        requireFound(await findApplicant(change.transaction, id));
        return rateApplicant(change, id, body.rating);
      }),

    "POST /api/applicants/:id/mails": ({ id, staff, body }) =>
      records.sendMail(staff, { id, key: body.key }, (change, row) => sendApplicantMail(change, row, body)),

    "POST /api/applicants/:id/reveal": async ({ id, staff, body: { password, reason } }) => {
      const changeConfirmed = await app.confirmPassword(staff.id, password);
      // The audit entry is on disk before the numbers leave.
      await changeConfirmed(async (change) =>
        noteRevealed(change, requireFound(await findApplicant(change.transaction, id)), reason),
      );
      return requireFound(await findIdentity(kysely, vault, id));
    },

    "POST /api/applicants/:id/erasure-request": async ({ id, staff, body: { version, reason, alsoIds } }) => {
      await app.change(staff.id, async (change) => {
        const { transaction } = change;
        requireVersion(await findApplicant(transaction, id), version);
        await requireSamePerson(transaction, id, alsoIds);
        for (const one of new Set([id, ...alsoIds]))
          await requestErasure(change, requireFound(await findApplicant(transaction, one)), reason);
      });
      return itemOf(id);
    },

    "POST /api/applicants/:id/erase": async ({ id, staff, body: { alsoIds, ...given } }) => {
      await requireSamePerson(kysely, id, alsoIds);
      await app.erase("applicant", [...new Set([id, ...alsoIds])], { ...given, staffId: staff.id });
    },
  });
}
