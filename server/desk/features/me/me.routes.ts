import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { idParamsSchema } from "#contract/desk/common.ts";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import {
  changeMeSchema,
  changePasswordSchema,
  confirmPasswordSchema,
  meSchema,
  mySessionsSchema,
  recoveryCodesSchema,
  secondFactorOfferSchema,
  secondFactorSchema,
} from "#contract/desk/session.ts";
import { HttpError } from "../../../http/errors/http-error.ts";
import { sessionOf } from "../../access/access.plugin.ts";
import { forgiveAttempts, ownRules } from "../../access/lockouts.repository.ts";
import { hashPassword } from "../../access/passwords.ts";
import { acceptCode, offerSecondFactor } from "../../access/second-factor.repository.ts";
import { listSessions } from "../../access/sessions.repository.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { notFound, requireVersion } from "../../desk-errors.ts";
import { deskMessages } from "../../desk-messages.ts";
import {
  beginSecondFactor,
  changeOwnName,
  endOwnSession,
  endSecondFactor,
  renewRecoveryCodes,
  setPassword,
} from "../../staff/staff.changes.ts";
import { describeMe, findStaff } from "../../staff/staff.repository.ts";

/** One's own account. */
export async function meRoutes(app: FastifyInstance, options: DeskDependencies): Promise<void> {
  const { database, vault, clock } = options;
  const api = app.withTypeProvider<ZodTypeProvider>();
  const account = { config: { access: "account" } } as const;

  api.get(deskPaths.me, { ...account, schema: { response: { 200: meSchema } } }, async (request) =>
    describeMe(database.kysely, sessionOf(request).staff),
  );

  api.patch(
    deskPaths.me,
    { ...account, schema: { body: changeMeSchema, response: { 200: meSchema } } },
    async (request) => {
      const { staff } = sessionOf(request);
      const { version, name } = request.body;
      await app.change(staff.id, async (change) => {
        const before = requireVersion(await findStaff(change.transaction, staff.id), version);
        await changeOwnName(change, before, name);
      });
      return describeMe(database.kysely, { ...staff, name, version: version + 1 });
    },
  );

  api.post(
    deskPaths.myPassword,
    { ...account, schema: { body: changePasswordSchema } },
    async (request, reply) => {
      const session = sessionOf(request);
      const { id } = session.staff;
      await app.confirmPassword(id, request.body.current);
      const passwordHash = await hashPassword(request.body.next);
      await app.change(id, (change) => setPassword(change, id, passwordHash, "owner", session.id));
      return reply.code(204).send();
    },
  );

  api.post(
    deskPaths.mySecondFactor,
    { ...account, schema: { body: confirmPasswordSchema, response: { 200: secondFactorOfferSchema } } },
    async (request) => {
      const { staff } = sessionOf(request);
      if (staff.hasSecondFactor) throw new HttpError(409, deskMessages.hasSecondFactor);
      await app.confirmPassword(staff.id, request.body.password);
      return app.change(staff.id, ({ transaction }) => offerSecondFactor(transaction, vault, staff));
    },
  );

  api.post(
    deskPaths.mySecondFactorConfirm,
    { ...account, schema: { body: secondFactorSchema, response: { 200: recoveryCodesSchema } } },
    async (request) => {
      const session = sessionOf(request);
      const { id, hasSecondFactor } = session.staff;
      if (hasSecondFactor) throw new HttpError(409, deskMessages.hasSecondFactor);
      const rules = ownRules(id);
      await app.beginAttempt(rules);
      return app.change(id, async (change) => {
        const { transaction, now } = change;
        if (!(await acceptCode(transaction, vault, id, request.body.code, now)))
          throw new HttpError(403, deskMessages.wrongCode, { field: "code" });
        await forgiveAttempts(transaction, vault, rules);
        return { recoveryCodes: await beginSecondFactor(change, id, session.id) };
      });
    },
  );

  api.post(
    deskPaths.mySecondFactorRemove,
    { ...account, schema: { body: confirmPasswordSchema } },
    async (request, reply) => {
      const { staff } = sessionOf(request);
      if (staff.needsSecondFactor) throw new HttpError(409, deskMessages.secondFactorRequired);
      await app.confirmPassword(staff.id, request.body.password);
      await app.change(staff.id, (change) => endSecondFactor(change, staff.id));
      return reply.code(204).send();
    },
  );

  api.post(
    deskPaths.myRecoveryCodes,
    { ...account, schema: { body: confirmPasswordSchema, response: { 200: recoveryCodesSchema } } },
    async (request) => {
      const { staff } = sessionOf(request);
      if (!staff.hasSecondFactor) throw new HttpError(409, deskMessages.noSecondFactor);
      await app.confirmPassword(staff.id, request.body.password);
      const recoveryCodes = await app.change(staff.id, (change) => renewRecoveryCodes(change, staff.id));
      return { recoveryCodes };
    },
  );

  api.get(
    deskPaths.mySessions,
    { ...account, schema: { response: { 200: mySessionsSchema } } },
    async (request) => {
      const session = sessionOf(request);
      const rows = await listSessions(database.kysely, session.staff.id, clock());
      return {
        sessions: rows.map((row) => ({
          id: row.id,
          createdAt: row.created_at,
          lastUsedAt: row.last_used_at,
          userAgent: row.user_agent,
          current: row.id === session.id,
        })),
      };
    },
  );

  api.delete(
    deskPaths.mySession,
    { ...account, schema: { params: idParamsSchema } },
    async (request, reply) => {
      const { id: staffId } = sessionOf(request).staff;
      await app.change(staffId, async (change) => {
        if (!(await endOwnSession(change, staffId, request.params.id))) throw notFound();
      });
      return reply.code(204).send();
    },
  );
}
