import { randomUUIDv7 } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { z } from "zod";
import {
  applicantChangedSchema,
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
  erasureRequestSchema,
  ratingSchema,
  revealedSchema,
} from "#contract/desk/applicants.ts";
import {
  idParamsSchema,
  noteInputSchema,
  noteSchema,
  reasonAndPasswordSchema,
  sentMailSchema,
} from "#contract/desk/common.ts";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import { bulkAnswerSchema } from "#contract/desk/inbox.ts";
import { maskIdentityNumbers } from "#contract/identity-numbers.ts";
import type { Queryable } from "../../../database/connect.ts";
import { HttpError } from "../../../http/errors/http-error.ts";
import { readDeskSettings } from "../../../office-hours/desk-settings.ts";
import { afterWorkingDays } from "../../../office-hours/office-hours.ts";
import { sessionOf } from "../../access/access.plugin.ts";
import { confirmPassword } from "../../access/attempts.ts";
import type { Change } from "../../changes/changes.plugin.ts";
import { quarantineAfter } from "../../changes/quarantine.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { changedMeanwhile, notFound, unknownOwner } from "../../desk-errors.ts";
import { deskMessages } from "../../desk-messages.ts";
import { sendCsv } from "../../lists/csv.ts";
import { pageOfRows } from "../../lists/cursor.ts";
import { readAll } from "../../lists/list-page.ts";
import { findMail, findMailByKey, storeDeskMail } from "../../mails/desk-mails.repository.ts";
import { activeMentions, listNotes, storeNote } from "../../notes/notes.repository.ts";
import { isActiveStaff, staffNames } from "../../staff/staff.repository.ts";
import { type Replaced, rememberUndo } from "../../undo/undo.repository.ts";
import { readApplicant, revealIdentity } from "./applicants.detail.ts";
import {
  type ApplicantRow,
  type ApplicantsFilterValues,
  applicantItem,
  findApplicantRow,
  listApplicants,
  listStages,
  placeOf,
  readInOrder,
} from "./applicants.list.ts";

const exportColumns = ["reference", "received", "job", "city", "stage", "rating", "name", "phone"] as const;
/** The privacy policy promises it: 3 working days. */
const erasureWorkingDays = 3;

/** Applicants. Identity numbers are masked everywhere but in one audited call. */
export async function applicantsRoutes(app: FastifyInstance, options: DeskDependencies): Promise<void> {
  const { database, vault } = options;
  const { kysely } = database;
  const api = app.withTypeProvider<ZodTypeProvider>();
  const read = { config: { access: "applicants.read" } } as const;
  const write = { config: { access: "applicants.write" } } as const;
  const params = idParamsSchema;
  const staffOf = (request: FastifyRequest) => sessionOf(request).staff;

  async function itemOf(id: string) {
    const row = await findApplicantRow(kysely, id);
    if (!row) throw notFound();
    return applicantItem(row, await staffNames(kysely));
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
      const stages = await listStages(kysely);
      const columns = await Promise.all(
        stages.map(async (stage) => {
          const column = { ...filter, stage: stage.id };
          const rows = await readInOrder(database, staffOf(request), column, "stage", undefined, limit + 1);
          const page = pageOfRows(rows, limit, (row) => placeOf(row, "stage"));
          const items = page.rows.map((row) => applicantItem(row, names));
          return { stage, items, nextCursor: page.nextCursor };
        }),
      );
      return { columns };
    },
  );

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

  async function* exportPages(staff: { readonly id: string }, filter: ApplicantsFilterValues) {
    const pages = readAll({
      readAfter: (place, limit) => readInOrder(database, staff, filter, "oldest", place, limit),
      placeOf: (row) => placeOf(row, "oldest"),
    });
    for await (const rows of pages)
      yield rows.map((row) => {
        const item = applicantItem(row, new Map());
        return {
          reference: item.reference,
          received: item.receivedAt,
          job: item.job.title,
          city: item.job.city,
          stage: item.stage.name,
          rating: item.rating,
          name: item.name,
          phone: item.phoneNumber,
        };
      });
  }

  api.get(
    deskPaths.applicant,
    { ...read, schema: { params, response: { 200: applicantSchema } } },
    async (request) => {
      const applicant = await readApplicant(kysely, vault, staffOf(request).id, request.params.id);
      if (!applicant) throw notFound();
      return applicant;
    },
  );

  api.patch(
    deskPaths.applicant,
    { ...write, schema: { params, body: changeApplicantSchema, response: { 200: applicantChangedSchema } } },
    async (request) => {
      const { id } = request.params;
      const { version, ownerId, email, quarantined } = request.body;
      const undo = await app.change(staffOf(request).id, async ({ transaction, now, audit }) => {
        const row = await findApplicantRow(transaction, id);
        if (!row) return notFound();
        if (row.version !== version) return changedMeanwhile();
        if (typeof ownerId === "string" && !(await isActiveStaff(transaction, ownerId)))
          return unknownOwner();
        const quarantine = quarantineAfter(row.quarantine, quarantined);
        await transaction
          .updateTable("applicants")
          .set({
            ...(ownerId !== undefined && { owner_id: ownerId }),
            ...(email !== undefined && { email }),
            quarantine,
            version: version + 1,
          })
          .where("id", "=", id)
          .where("version", "=", version)
          .execute();
        audit({
          action: "applicants.changed",
          subjectType: "applicant",
          subjectId: id,
          detail: {
            ...(ownerId !== undefined && { ownerFrom: row.owner_id, ownerTo: ownerId }),
            ...(quarantine !== row.quarantine && {
              quarantineFrom: row.quarantine,
              quarantineTo: quarantine,
            }),
            ...(email !== undefined && { email: "changed" }),
          },
        });
        // Taking an address back would need a second copy of it.
        if (email !== undefined) return null;
        const before = { owner_id: row.owner_id, quarantine: row.quarantine };
        return rememberUndo(
          transaction,
          staffOf(request).id,
          "applicants",
          [{ id, version: version + 1, before }],
          now,
        );
      });
      return { undo, item: await itemOf(id) };
    },
  );

  /** Moves an applicant to a stage that exists. @returns what it replaced. */
  async function move(
    { transaction, now, audit }: Change,
    row: ApplicantRow,
    stageId: string,
  ): Promise<Replaced> {
    const at = now.toISOString();
    await transaction
      .updateTable("applicants")
      .set({ stage_id: stageId, stage_since: at, changed_at: at, version: row.version + 1 })
      .where("id", "=", row.id)
      .execute();
    await transaction
      .insertInto("desk_stage_moves")
      .values({ id: randomUUIDv7(), applicant_id: row.id, stage_id: stageId, entered_at: at })
      .execute();
    audit({
      action: "applicants.stage",
      subjectType: "applicant",
      subjectId: row.id,
      detail: { stageFrom: row.stage_id, stageTo: stageId },
    });
    return {
      id: row.id,
      version: row.version + 1,
      before: { stage_id: row.stage_id, stage_since: row.stage_since },
    };
  }

  async function isStage(transaction: Queryable, id: string): Promise<boolean> {
    const found = await transaction
      .selectFrom("desk_stages")
      .select("id")
      .where("id", "=", id)
      .executeTakeFirst();
    return found !== undefined;
  }

  async function addressOf(transaction: Queryable, id: string): Promise<string | null> {
    const row = await transaction
      .selectFrom("applicants")
      .select("email")
      .where("id", "=", id)
      .executeTakeFirst();
    return row?.email ?? null;
  }

  /** @returns the mail's id. */
  async function sendMail(
    { transaction, now, audit }: Change,
    id: string,
    staffId: string,
    to: string,
    mail: z.output<typeof applicantMailSchema>,
  ): Promise<string> {
    audit({ action: "applicants.mail", subjectType: "applicant", subjectId: id });
    return storeDeskMail(transaction, { ...mail, kind: "applicant-mail", recordId: id, staffId, to, now });
  }

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
        const { transaction, now } = change;
        const row = await findApplicantRow(transaction, id);
        if (!row) return notFound();
        // The answer to an earlier try was lost.
        if (mail && (await findMailByKey(transaction, mail.key))) return null;
        if (row.version !== version) return changedMeanwhile();
        if (!(await isStage(transaction, stageId)))
          return new HttpError(400, deskMessages.unknownStage, { field: "stageId" });
        const to = mail ? await addressOf(transaction, id) : null;
        if (mail && to === null) return new HttpError(409, deskMessages.noMailAddress);
        const replaced = row.stage_id === stageId ? [] : [await move(change, row, stageId)];
        if (mail && to !== null) await sendMail(change, id, staffId, to, mail);
        return rememberUndo(transaction, staffId, "applicants", replaced, now);
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
        const { transaction, now } = change;
        if (!(await isStage(transaction, stageId)))
          return new HttpError(400, deskMessages.unknownStage, { field: "stageId" });
        const replaced: Replaced[] = [];
        for (const id of new Set(ids)) {
          const row = await findApplicantRow(transaction, id);
          if (row && row.stage_id !== stageId) replaced.push(await move(change, row, stageId));
        }
        const undo = await rememberUndo(transaction, staffId, "applicants", replaced, now);
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
      const noteId = await app.change(staffId, async ({ transaction, now, audit }) => {
        if (!(await findApplicantRow(transaction, id))) return notFound();
        const mentions = await activeMentions(transaction, request.body.mentions);
        const note = { recordId: id, staffId, text: request.body.text, mentions };
        const stored = await storeNote(transaction, note, now);
        await transaction
          .updateTable("applicants")
          .set((row) => ({ comment_count: row("comment_count", "+", 1), changed_at: now.toISOString() }))
          .where("id", "=", id)
          .execute();
        audit({
          action: "applicants.comment",
          subjectType: "applicant",
          subjectId: id,
          detail: mentions.length > 0 ? { mentions } : {},
        });
        return stored;
      });
      const note = (await listNotes(kysely, id, await staffNames(kysely))).find((one) => one.id === noteId);
      if (!note) throw notFound();
      return reply.code(201).send(note);
    },
  );

  api.put(
    deskPaths.applicantRating,
    { ...write, schema: { params, body: ratingSchema } },
    async (request, reply) => {
      const { id } = request.params;
      const staffId = staffOf(request).id;
      const { rating } = request.body;
      await app.change(staffId, async ({ transaction, now, audit }) => {
        if (!(await findApplicantRow(transaction, id))) return notFound();
        await transaction
          .deleteFrom("desk_ratings")
          .where("applicant_id", "=", id)
          .where("staff_id", "=", staffId)
          .execute();
        if (rating !== null)
          await transaction
            .insertInto("desk_ratings")
            .values({ applicant_id: id, staff_id: staffId, rating, rated_at: now.toISOString() })
            .execute();
        const ratings = await transaction
          .selectFrom("desk_ratings")
          .select("rating")
          .where("applicant_id", "=", id)
          .execute();
        await transaction
          .updateTable("applicants")
          .set({
            rating_count: ratings.length,
            rating_sum: ratings.reduce((sum, one) => sum + one.rating, 0),
          })
          .where("id", "=", id)
          .execute();
        audit({ action: "applicants.rating", subjectType: "applicant", subjectId: id, detail: { rating } });
        return undefined;
      });
      return reply.code(204).send();
    },
  );

  api.post(
    deskPaths.applicantMails,
    { ...write, schema: { params, body: applicantMailSchema, response: { 201: sentMailSchema } } },
    async (request, reply) => {
      const { id } = request.params;
      const staffId = staffOf(request).id;
      const mailId = await app.change(staffId, async (change) => {
        const { transaction } = change;
        if (!(await findApplicantRow(transaction, id))) return notFound();
        const sent = await findMailByKey(transaction, request.body.key);
        if (sent) return sent;
        const to = await addressOf(transaction, id);
        if (to === null) return new HttpError(409, deskMessages.noMailAddress);
        return sendMail(change, id, staffId, to, request.body);
      });
      const mail = await findMail(kysely, mailId);
      if (!mail) throw notFound();
      return reply.code(201).send(mail);
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
      await confirmPassword({ database, vault, change: app.change }, staffId, password);
      // The entry is on disk before the numbers leave.
      await app.change(staffId, async ({ transaction, audit }) => {
        if (!(await findApplicantRow(transaction, id))) return notFound();
        const detail = { reason: maskIdentityNumbers(reason) };
        audit({ action: "applicants.revealed", subjectType: "applicant", subjectId: id, detail });
        return undefined;
      });
      const revealed = await revealIdentity(kysely, vault, id);
      if (!revealed) throw notFound();
      return revealed;
    },
  );

  api.post(
    deskPaths.applicantErasureRequest,
    { ...write, schema: { params, body: erasureRequestSchema, response: { 200: applicantItemSchema } } },
    async (request) => {
      const { id } = request.params;
      const { version, reason } = request.body;
      await app.change(staffOf(request).id, async ({ transaction, now, audit }) => {
        const row = await findApplicantRow(transaction, id);
        if (!row) return notFound();
        if (row.version !== version) return changedMeanwhile();
        const { settings } = await readDeskSettings(transaction);
        const due = afterWorkingDays(now, erasureWorkingDays, settings.officeHours).toISOString();
        await transaction
          .updateTable("applicants")
          .set({ erasure_due_at: row.erasure_due_at ?? due, version: version + 1 })
          .where("id", "=", id)
          .execute();
        audit({
          action: "applicants.erasure-requested",
          subjectType: "applicant",
          subjectId: id,
          detail: { due, reason: maskIdentityNumbers(reason) },
        });
        return undefined;
      });
      return itemOf(id);
    },
  );

  api.post(
    deskPaths.applicantErase,
    { config: { access: "applicants.erase" }, schema: { params, body: reasonAndPasswordSchema } },
    async (request, reply) => {
      const { id } = request.params;
      const staffId = staffOf(request).id;
      const { password, reason } = request.body;
      await confirmPassword({ database, vault, change: app.change }, staffId, password);
      const row = await findApplicantRow(kysely, id);
      if (!row) throw notFound();
      await app.erase({ kind: "application", ...row }, { staffId, reason });
      return reply.code(204).send();
    },
  );
}
