import type { FastifyInstance } from "fastify";
import type { ApplicantItem } from "#contract/desk/applicants.ts";
import { maskIdentityNumbers } from "#contract/identity-numbers.ts";
import { readDeskSettings } from "../../../desk-settings/desk-settings.ts";
import { spreadsheetTime } from "../../../india-time.ts";
import { answerCalls } from "../../access/answer-calls.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { otherPerson, requireFound, requireVersion } from "../../desk-errors.ts";
import type { CsvColumns } from "../../lists/csv.ts";
import { createExport } from "../../lists/exports.ts";
import { readPage } from "../../lists/list-page.ts";
import { findMailByKey } from "../../mails/desk-mails.repository.ts";
import { countUnreadMentions, markRead } from "../../notes/reads.repository.ts";
import { createRecordFlow } from "../../records/record-flow.ts";
import { requireOwner, staffNames } from "../../staff/staff.repository.ts";
import { isEnd, listStages, requireStage } from "../../stages/stages.repository.ts";
import {
  changeApplicant,
  findApplicant,
  moveApplicant,
  rateApplicant,
  requestErasure,
  sendApplicantMail,
} from "./applicants.changes.ts";
import { isSamePerson, readApplicant, revealIdentity } from "./applicants.detail.ts";
import {
  type ApplicantRow,
  type ApplicantsFilterValues,
  applicantItem,
  applicantsSource,
  countInStage,
  findApplicantRow,
  listApplicants,
} from "./applicants.list.ts";
import { slowIn } from "./slow-applicants.ts";
import { usualStays } from "./usual-stays.repository.ts";

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
  const records = createRecordFlow(app, database, { kind: "applicant", find: findApplicant });
  const exported = createExport(app, database, {
    kind: "applicant",
    columns: exportColumns,
    source: (staff, filter: ApplicantsFilterValues) => applicantsSource(database, staff, filter, "oldest"),
    itemOf: applicantItem,
  });

  async function itemOf(id: string): Promise<ApplicantItem> {
    return applicantItem(requireFound(await findApplicantRow(kysely, id)), await staffNames(kysely));
  }

  answerCalls(app, {
    "GET /api/applicants": ({ staff, query }) => listApplicants(database, staff, query),

    "GET /api/applicants/board": async ({ staff, query: { limit, ...filter } }) => {
      const names = await staffNames(kysely);
      const stages = await listStages(database.readOnly);
      const { officeHours } = (await readDeskSettings(kysely)).settings;
      const usual = await usualStays(database.readOnly, officeHours);
      const columns = await Promise.all(
        stages.map(async (stage) => {
          const inStage = { ...filter, stage: stage.id };
          const column = applicantsSource(database, staff, inStage, "entered");
          const page = await readPage(database, { limit, q: filter.q }, column);
          // A reference finds its record whatever the stage.
          const rows = page.rows.filter((row) => row.stage_id === stage.id);
          const { count, waitingSince } = filter.q
            ? { count: null, waitingSince: null }
            : await countInStage(database, staff, inStage);
          const isWaiting = count !== null && !isEnd(stage);
          return {
            stage,
            count,
            waitingSince: isEnd(stage) ? null : waitingSince,
            slow: isWaiting
              ? slowIn(usual.get(stage.id), { count, waitingSince }, clock(), officeHours)
              : null,
            items: rows.map((row) => applicantItem(row, names)),
            nextCursor: page.nextCursor,
          };
        }),
      );
      return { columns };
    },

    "GET /api/applicants/counts": async ({ staff }) => ({
      mentionedUnread: await countUnreadMentions(kysely, staff.id),
    }),
    "GET /api/applicants/export.csv": exported.send,
    "GET /api/applicants/export/count": exported.count,

    "GET /api/applicants/:id": async ({ id, staff }) =>
      requireFound(await readApplicant(kysely, vault, staff.id, id)),

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
      const { undo } = await records.undoable(staff, async (change) => {
        const { transaction } = change;
        const row = requireFound(await findApplicant(transaction, id));
        // The answer to an earlier try was lost.
        if (mail && (await findMailByKey(transaction, { key: mail.key, recordId: id }))) return [];
        requireVersion(row, version);
        await requireStage(transaction, stageId);
        const moved = await moveApplicant(change, row, stageId);
        if (!mail) return moved;
        const mailId = await sendApplicantMail(change, row, mail);
        return moved.map((one) => ({ ...one, mail: mailId }));
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
      records.sendMail(staff, { id, key: body.key }, async (change, row) => {
        const mail = await sendApplicantMail(change, row, body);
        return { id, version: row.version, before: {}, mail, isMailAlone: true };
      }),

    "POST /api/applicants/:id/reveal": async ({ id, staff, body: { password, reason } }) => {
      await app.confirmPassword(staff.id, password);
      // The entry is on disk before the numbers leave.
      await app.change(staff.id, async ({ transaction, audit }) => {
        requireFound(await findApplicant(transaction, id));
        const detail = { reason: maskIdentityNumbers(reason) };
        audit({ action: "applicants.revealed", subjectId: id, detail });
      });
      return requireFound(await revealIdentity(kysely, vault, id));
    },

    "POST /api/applicants/:id/erasure-request": async ({ id, staff, body: { version, reason, alsoIds } }) => {
      await app.change(staff.id, async (change) => {
        const { transaction } = change;
        requireVersion(await findApplicant(transaction, id), version);
        if (!(await isSamePerson(transaction, id, alsoIds))) throw otherPerson();
        for (const one of new Set([id, ...alsoIds]))
          await requestErasure(change, requireFound(await findApplicant(transaction, one)), reason);
      });
      return itemOf(id);
    },

    "POST /api/applicants/:id/erase": async ({ id, staff, body: { alsoIds, ...given } }) => {
      if (!(await isSamePerson(kysely, id, alsoIds))) throw otherPerson();
      await app.erase("applicant", [...new Set([id, ...alsoIds])], { ...given, staffId: staff.id });
    },
  });
}
