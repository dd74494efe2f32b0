import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import {
  acceptInvitationSchema,
  invitationOfferSchema,
  invitationTokenSchema,
  type Session,
  secondFactorSchema,
  sessionSchema,
  signInSchema,
} from "#contract/desk/session.ts";
import type { Queryable } from "../../../database/connect.ts";
import { HttpError } from "../../../http/errors/http-error.ts";
import { clientOf } from "../../../http/limits/rate-limit.ts";
import { clearSessionCookie, sessionOf, setSessionCookie } from "../../access/access.plugin.ts";
import { findInvitation } from "../../access/invitations.repository.ts";
import { forgiveAttempts, ownRules, signInRules } from "../../access/lockouts.repository.ts";
import { hashOfNoPassword, hashPassword, isPassword } from "../../access/passwords.ts";
import { acceptCode, acceptRecoveryCode } from "../../access/second-factor.repository.ts";
import { type DeskSession, findSession } from "../../access/sessions.repository.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { deskMessages } from "../../desk-messages.ts";
import { endOwnSession } from "../../staff/staff.changes.ts";
import { describeMe, findStaffByEmail } from "../../staff/staff.repository.ts";
import { beginSession, takeInvitation } from "./session.changes.ts";

/** Signing in and out, and taking an invitation. */
export async function sessionRoutes(app: FastifyInstance, options: DeskDependencies): Promise<void> {
  const { database, vault, clock } = options;
  const noPassword = await hashOfNoPassword();
  const api = app.withTypeProvider<ZodTypeProvider>();

  api.get(
    deskPaths.session,
    { config: { access: "everybody" }, schema: { response: { 200: sessionSchema } } },
    async (request) => describeSession(database.kysely, request.deskSession ?? undefined),
  );

  api.post(
    deskPaths.session,
    {
      config: { access: "everybody" },
      schema: { body: signInSchema, response: { 200: sessionSchema } },
    },
    async (request, reply) => {
      const { email, password } = request.body;
      const rules = signInRules(email, clientOf(request));
      await app.beginAttempt(rules);
      const staff = await findStaffByEmail(database.kysely, email);
      // Always one hash, so that the time does not tell whether there is such an account.
      const isRight = await isPassword(password, staff?.password_hash ?? noPassword);
      if (!staff || !isRight || staff.active !== 1) throw new HttpError(401, deskMessages.wrongSignIn);
      const token = await app.change(staff.id, async (change) => {
        await forgiveAttempts(change.transaction, vault, rules);
        return beginSession(change, request, staff.id);
      });
      return answer(request, reply, token);
    },
  );

  api.post(
    deskPaths.sessionSecondFactor,
    {
      config: { access: "password-given" },
      schema: { body: secondFactorSchema, response: { 200: sessionSchema } },
    },
    async (request, reply) => {
      const session = sessionOf(request);
      if (session.state === "full") return describeSession(database.kysely, session);
      const { id } = session.staff;
      const rules = ownRules(id);
      await app.beginAttempt(rules);
      const { code } = request.body;
      const token = await app.change(id, async (change) => {
        const { transaction, now } = change;
        const isCode = await acceptCode(transaction, vault, id, code, now);
        const isRecovery = !isCode && (await acceptRecoveryCode(transaction, id, code));
        if (!isCode && !isRecovery) throw new HttpError(401, deskMessages.wrongCode, { field: "code" });
        await forgiveAttempts(transaction, vault, rules);
        return beginSession(change, request, id, isCode ? "code" : "recovery code");
      });
      return answer(request, reply, token);
    },
  );

  api.delete(deskPaths.session, { config: { access: "everybody" } }, async (request, reply) => {
    const session = request.deskSession;
    if (session)
      await app.change(session.staff.id, (change) => endOwnSession(change, session.staff.id, session.id));
    clearSessionCookie(request, reply);
    return reply.code(204).send();
  });

  api.post(
    deskPaths.invitationCheck,
    {
      config: { access: "everybody" },
      schema: { body: invitationTokenSchema, response: { 200: invitationOfferSchema } },
    },
    async (request) => {
      const found = await findInvitation(database.kysely, request.body.token, clock());
      if (!found) throw new HttpError(410, deskMessages.linkGone);
      const { purpose, email, name, role, expires_at: expiresAt } = found;
      return { purpose, email, name, role, expiresAt };
    },
  );

  api.post(
    deskPaths.invitationAccept,
    {
      config: { access: "everybody" },
      schema: { body: acceptInvitationSchema, response: { 200: sessionSchema } },
    },
    async (request, reply) => {
      const { token: linkToken, password, name, email } = request.body;
      // The slow hash only for a link that holds, so that strangers cannot keep the machine busy.
      const offer = await findInvitation(database.kysely, linkToken, clock());
      if (!offer) throw new HttpError(410, deskMessages.linkGone);
      const passwordHash = await hashPassword(password);
      const token = await app.change(null, async (change) => {
        const staffId = await takeInvitation(change, { linkToken, passwordHash, name, email });
        return beginSession(change, request, staffId);
      });
      return answer(request, reply, token);
    },
  );

  async function answer(request: FastifyRequest, reply: FastifyReply, token: string): Promise<Session> {
    setSessionCookie(request, reply, token);
    return describeSession(database.kysely, await findSession(database.kysely, token, clock()));
  }
}

async function describeSession(db: Queryable, session: DeskSession | undefined): Promise<Session> {
  if (!session) return { state: "signed-out" };
  if (session.state === "second-factor") return { state: "second-factor" };
  const { staff } = session;
  const state = staff.needsSecondFactor && !staff.hasSecondFactor ? "enrol" : "signed-in";
  return { state, me: await describeMe(db, staff) };
}
