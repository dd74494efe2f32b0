import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import {
  type ApplicantItem,
  applicantChangedSchema,
  applicantCountsSchema,
  applicantItemSchema,
  applicantMailSchema,
  applicantSchema,
  applicantsBulkSchema,
  applicantsFilterSchema,
  applicantsPageSchema,
  applicantsQuerySchema,
  boardQuerySchema,
  boardSchema,
  changeApplicantSchema,
  changeStageOfApplicantSchema,
  eraseApplicantSchema,
  erasureRequestSchema,
  ratingSchema,
  revealedSchema,
} from "#contract/desk/applicants.ts";
import {
  bulkAnswerSchema,
  exportCountSchema,
  idParamsSchema,
  mailSentSchema,
  noteInputSchema,
  noteSchema,
  reasonAndPasswordSchema,
} from "#contract/desk/common.ts";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import { maskIdentityNumbers } from "#contract/identity-numbers.ts";
import { HttpError } from "../../../http/errors/http-error.ts";
import { spreadsheetTime } from "../../../india-time.ts";
import { sessionOf } from "../../access/access.plugin.ts";
import { type Replaced, rememberUndo } from "../../changes/undo.repository.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { otherPerson, requireFound, requireVersion, unknownOwner, unknownStage } from "../../desk-errors.ts";
import { deskMessages } from "../../desk-messages.ts";
import { type CsvColumns, sendCsv } from "../../lists/csv.ts";
import { countAll, readAll, readPage } from "../../lists/list-page.ts";
import { findMail, findMailByKey } from "../../mails/desk-mails.repository.ts";
import { findNote } from "../../notes/notes.repository.ts";
import { countUnreadMentions, markRead } from "../../notes/reads.repository.ts";
import { mayOwn, staffNames } from "../../staff/staff.repository.ts";
import { isEnd, isStage, listStages } from "../../stages/stages.repository.ts";
import {
  addComment,
  changeApplicant,
  findApplicant,
  moveApplicant,
  rateApplicant,
  requestErasure,
  sendApplicantMail,
} from "./applicants.changes.ts";
import { isSamePerson, readApplicant, revealIdentity } from "./applicants.detail.ts";
import {
  type ApplicantsFilterValues,
  applicantItem,
  applicantsSource,
  countInStage,
  findApplicantRow,
  listApplicants,
} from "./applicants.list.ts";

const exportColumns: CsvColumns<{ readonly item: ApplicantItem; readonly email: string | null }> = {
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
  email: ({ email }) => email,
};

/** Applicants. Identity numbers are masked everywhere but in one audited call. */
export async function deskApplicantsRoutes(app: FastifyInstance, options: DeskDependencies): Promise<void> {
  const { database, vault } = options;
  const { kysely } = database;
  const api = app.withTypeProvider<ZodTypeProvider>();
  const read = { config: { access: "applicants.read" } } as const;
  const write = { config: { access: "applicants.write" } } as const;
  const params = idParamsSchema;
  const staffOf = (request: FastifyRequest) => sessionOf(request).staff;

  async function itemOf(id: string) {
    return applicantItem(requireFound(await findApplicantRow(kysely, id)), await staffNames(kysely));
  }

  api.get(
    deskPaths.applicants,
    { ...read, schema: { querystring: applicantsQuerySchema, response: { 200: applicantsPageSchema } } },
    async (request) => listApplicants(database, staffOf(request), request.query),
  );

  api.get(
    deskPaths.applicantsBoard,
    { ...read, schema: { querystring: boardQuerySchema, response: { 200: boardSchema } } },
    async (request) => {
      const { limit, ...filter } = request.query;
      const names = await staffNames(kysely);
      const stages = await listStages(database.readOnly);
      const columns = await Promise.all(
        stages.map(async (stage) => {
          const inStage = { ...filter, stage: stage.id };
          const column = applicantsSource(database, staffOf(request), inStage, "entered");
          const page = await readPage(database, { limit, q: filter.q }, column);
          // A reference finds its record whatever the stage.
          const rows = page.rows.filter((row) => row.stage_id === stage.id);
          const items = rows.map((row) => applicantItem(row, names));
          const { count, waitingSince } = filter.q
            ? { count: null, waitingSince: null }
            : await countInStage(database, staffOf(request), inStage);
          return {
            stage,
            count,
            waitingSince: isEnd(stage) ? null : waitingSince,
            items,
            nextCursor: page.nextCursor,
          };
        }),
      );
      return { columns };
    },
  );

  api.get(
    deskPaths.applicantsCounts,
    { ...read, schema: { response: { 200: applicantCountsSchema } } },
    async (request) => ({ mentionedUnread: await countUnreadMentions(kysely, staffOf(request).id) }),
  );

  api.put(deskPaths.applicantRead, { ...read, schema: { params } }, async (request, reply) => {
    const { id: staffId } = staffOf(request);
    await app.change(staffId, (change) => markRead(change, "applicant", staffId, request.params.id, true));
    return reply.code(204).send();
  });

  api.get(
    deskPaths.applicantsExport,
    { config: { access: "applicants.export" }, schema: { querystring: applicantsFilterSchema } },
    async (request, reply) => {
      const staff = staffOf(request);
      await app.change(staff.id, async ({ audit }) =>
        audit({ action: "applicants.export", subjectType: "export", subjectId: "applicants" }),
      );
      return sendCsv(reply, "applicants.csv", exportColumns, exportPages(staff, request.query));
    },
  );

  api.get(
    deskPaths.applicantsExportCount,
    {
      config: { access: "applicants.export" },
      schema: { querystring: applicantsFilterSchema, response: { 200: exportCountSchema } },
    },
    async (request) => countAll(database, request.query.q, exported(staffOf(request), request.query)),
  );

  const exported = (staff: { readonly id: string }, filter: ApplicantsFilterValues) =>
    applicantsSource(database, staff, filter, "oldest");

  async function* exportPages(staff: { readonly id: string }, filter: ApplicantsFilterValues) {
    const names = await staffNames(kysely);
    const pages = readAll(database, filter.q, exported(staff, filter));
    for await (const rows of pages)
      yield rows.map((row) => ({ item: applicantItem(row, names), email: row.email }));
  }

  api.get(
    deskPaths.applicant,
    { ...read, schema: { params, response: { 200: applicantSchema } } },
    async (request) => {
      return requireFound(await readApplicant(kysely, vault, staffOf(request).id, request.params.id));
    },
  );

  api.patch(
    deskPaths.applicant,
    { ...write, schema: { params, body: changeApplicantSchema, response: { 200: applicantChangedSchema } } },
    async (request) => {
      const { id } = request.params;
      const { version, ...changes } = request.body;
      const staffId = staffOf(request).id;
      const undo = await app.change(staffId, async (change) => {
        const { transaction } = change;
        const row = requireVersion(await findApplicant(transaction, id), version);
        if (!(await mayOwn(transaction, changes.ownerId))) throw unknownOwner();
        const replaced = await changeApplicant(change, row, changes);
        return rememberUndo(change, staffId, "applicant", replaced);
      });
      return { undo, item: await itemOf(id) };
    },
  );

  api.post(
    deskPaths.applicantStage,
    {
      ...write,
      schema: { params, body: changeStageOfApplicantSchema, response: { 200: applicantChangedSchema } },
    },
    async (request) => {
      const { id } = request.params;
      const { version, stageId, mail } = request.body;
      const staffId = staffOf(request).id;
      const undo = await app.change(staffId, async (change) => {
        const { transaction } = change;
        const row = requireFound(await findApplicant(transaction, id));
        // The answer to an earlier try was lost.
        const sent = mail && (await findMailByKey(transaction, { key: mail.key, recordId: id }));
        if (sent) return null;
        requireVersion(row, version);
        if (!(await isStage(transaction, stageId))) throw unknownStage();
        const { email: to } = row;
        if (mail && to === null) throw new HttpError(409, deskMessages.noMailAddress);
        const moved = await moveApplicant(change, row, stageId);
        if (!mail || to === null) return rememberUndo(change, staffId, "applicant", moved);
        const mailId = await sendApplicantMail(change, { id, staffId, to, mail });
        const replaced = moved.map((one) => ({ ...one, mail: mailId }));
        return rememberUndo(change, staffId, "applicant", replaced);
      });
      return { undo, item: await itemOf(id) };
    },
  );

  api.post(
    deskPaths.applicantsBulk,
    { ...write, schema: { body: applicantsBulkSchema, response: { 200: bulkAnswerSchema } } },
    async (request) => {
      const { ids, stageId } = request.body;
      const staffId = staffOf(request).id;
      return app.change(staffId, async (change) => {
        const { transaction } = change;
        if (!(await isStage(transaction, stageId))) throw unknownStage();
        const replaced: Replaced[] = [];
        for (const id of new Set(ids)) {
          const row = await findApplicant(transaction, id);
          if (row) replaced.push(...(await moveApplicant(change, row, stageId)));
        }
        const undo = await rememberUndo(change, staffId, "applicant", replaced);
        return { undo, changed: replaced.length };
      });
    },
  );

  api.post(
    deskPaths.applicantComments,
    { ...write, schema: { params, body: noteInputSchema, response: { 201: noteSchema } } },
    async (request, reply) => {
      const { id } = request.params;
      const staffId = staffOf(request).id;
      const noteId = await app.change(staffId, async (change) => {
        requireFound(await findApplicant(change.transaction, id));
        return addComment(change, { ...request.body, recordId: id, staffId });
      });
      return reply.code(201).send(await findNote(kysely, id, noteId));
    },
  );

  api.put(
    deskPaths.applicantRating,
    { ...write, schema: { params, body: ratingSchema } },
    async (request, reply) => {
      const { id } = request.params;
      const staffId = staffOf(request).id;
      await app.change(staffId, async (change) => {
        requireFound(await findApplicant(change.transaction, id));
        return rateApplicant(change, id, staffId, request.body.rating);
      });
      return reply.code(204).send();
    },
  );

  api.post(
    deskPaths.applicantMails,
    { ...write, schema: { params, body: applicantMailSchema, response: { 201: mailSentSchema } } },
    async (request, reply) => {
      const { id } = request.params;
      const staffId = staffOf(request).id;
      const { mailId, undo } = await app.change(staffId, async (change) => {
        const { transaction } = change;
        const { email: to, version } = requireFound(await findApplicant(transaction, id));
        const sent = await findMailByKey(transaction, { key: request.body.key, recordId: id });
        if (sent) return { mailId: sent, undo: null };
        if (to === null) throw new HttpError(409, deskMessages.noMailAddress);
        const mail = await sendApplicantMail(change, { id, staffId, to, mail: request.body });
        const replaced = { id, version, before: {}, mail, isMailAlone: true };
        return {
          mailId: mail,
          undo: await rememberUndo(change, staffId, "applicant", [replaced]),
        };
      });
      return reply.code(201).send({ mail: await findMail(kysely, id, mailId), undo });
    },
  );

  api.post(
    deskPaths.applicantReveal,
    {
      config: { access: "applicants.reveal" },
      schema: { params, body: reasonAndPasswordSchema, response: { 200: revealedSchema } },
    },
    async (request) => {
      const { id } = request.params;
      const staffId = staffOf(request).id;
      const { password, reason } = request.body;
      await app.confirmPassword(staffId, password);
      // The entry is on disk before the numbers leave.
      await app.change(staffId, async ({ transaction, audit }) => {
        requireFound(await findApplicant(transaction, id));
        const detail = { reason: maskIdentityNumbers(reason) };
        audit({ action: "applicants.revealed", subjectType: "applicant", subjectId: id, detail });
      });
      return requireFound(await revealIdentity(kysely, vault, id));
    },
  );

  api.post(
    deskPaths.applicantErasureRequest,
    { ...write, schema: { params, body: erasureRequestSchema, response: { 200: applicantItemSchema } } },
    async (request) => {
      const { id } = request.params;
      const { version, reason, alsoIds } = request.body;
      await app.change(staffOf(request).id, async (change) => {
        const { transaction } = change;
        requireVersion(await findApplicant(transaction, id), version);
        if (!(await isSamePerson(transaction, id, alsoIds))) throw otherPerson();
        for (const one of new Set([id, ...alsoIds]))
          await requestErasure(change, requireFound(await findApplicant(transaction, one)), reason);
      });
      return itemOf(id);
    },
  );

  api.post(
    deskPaths.applicantErase,
    { config: { access: "applicants.erase" }, schema: { params, body: eraseApplicantSchema } },
    async (request, reply) => {
      const { id } = request.params;
      const { alsoIds, ...given } = request.body;
      if (!(await isSamePerson(kysely, id, alsoIds))) throw otherPerson();
      await app.erase("applicant", [...new Set([id, ...alsoIds])], {
        ...given,
        staffId: staffOf(request).id,
      });
      return reply.code(204).send();
    },
  );
}
