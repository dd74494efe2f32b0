import { randomUUIDv7 } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Session } from "#contract/desk/session.ts";
import type { Queryable } from "../../../database/database.ts";
import { HttpError } from "../../../http/errors/http-error.ts";
import { clientOf } from "../../../http/limits/rate-limit.ts";
import {
  clearSessionCookie,
  deviceOf,
  setDeviceCookie,
  setSessionCookie,
} from "../../access/access.plugin.ts";
import { handleEndpoints } from "../../access/handle-endpoints.ts";
import type { DeviceOwner } from "../../accounts/device-tokens.ts";
import { findInvitation } from "../../accounts/invitations.repository.ts";
import { forgiveAttempts, signInRules } from "../../accounts/lockouts.repository.ts";
import { createDummyHash, hashPassword, isPassword } from "../../accounts/passwords.ts";
import { acceptCode, acceptRecoveryCode } from "../../accounts/second-factor.repository.ts";
import { type DeskSession, findSession } from "../../accounts/sessions.repository.ts";
import { endOwnSession } from "../../accounts/staff.changes.ts";
import {
  describeMe,
  findStaff,
  findStaffByEmail,
  isStillPasswordOf,
} from "../../accounts/staff.repository.ts";
import type { StaffChange } from "../../changes/changes.plugin.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { deskMessages } from "../../desk-messages.ts";
import { beginSession, takeInvitation } from "./session.changes.ts";

/** Signing in and out, and accepting an invitation. */
export async function sessionRoutes(app: FastifyInstance, options: DeskDependencies): Promise<void> {
  const { database, vault, clock } = options;
  const dummyHash = await createDummyHash();

  /** @param owner as it was before the sign-in was checked: a password changed meanwhile ends the device too. */
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    token: string,
    owner: DeviceOwner | undefined,
  ): Promise<Session> {
    setSessionCookie(request, reply, token);
    const session = await findSession(database.kysely, token, clock());
    if (owner && session?.state === "full") setDeviceCookie(options, request, reply, owner);
    return describeSession(database.kysely, session);
  }

  handleEndpoints(app, {
    "GET /api/session": ({ session }) => describeSession(database.kysely, session),

    "POST /api/session": async ({ request, reply, body: { email, password } }) => {
      const staff = await findStaffByEmail(database.kysely, email);
      const rules = signInRules(email, clientOf(request), deviceOf(options, request, staff));
      await app.beginAttempt(rules);
      // Always computes a hash, so that the time does not tell whether the account exists.
      const isRight = await isPassword(password, staff?.password_hash ?? dummyHash);
      const wrong = new HttpError(401, deskMessages.wrongSignIn);
      if (!staff || !isRight) throw wrong;
      const token = await app.change(staff.id, async (change) => {
        if (!(await isStillPasswordOf(change.transaction, staff))) throw wrong;
        await forgiveAttempts(change.transaction, vault, rules);
        return beginSession(change, request);
      });
      return answer(request, reply, token, staff);
    },

    "POST /api/session/second-factor": async ({ request, reply, session, body: { code } }) => {
      if (session.state === "full") return describeSession(database.kysely, session);
      const { id } = session.staff;
      const owner = await findStaff(database.kysely, id);
      const work = async (change: StaffChange) => {
        const { transaction, now } = change;
        const isCode = await acceptCode(transaction, vault, id, code, now);
        const isRecovery = !isCode && (await acceptRecoveryCode(transaction, id, code));
        if (!isCode && !isRecovery) throw new HttpError(401, deskMessages.wrongCode, { field: "code" });
        return beginSession(change, request, isCode ? "code" : "recovery code");
      };
      // Who knows the password, but no code, must not lock the owner out either.
      const token = await app.changeByCode(session, work, deviceOf(options, request, owner));
      return answer(request, reply, token, owner);
    },

    "DELETE /api/session": async ({ request, reply, session }) => {
      if (session) await app.change(session.staff.id, (change) => endOwnSession(change, session.id));
      clearSessionCookie(request, reply);
    },

    "POST /api/invitation/check": async ({ body: { token } }) => {
      const found = await findInvitation(database.kysely, token, clock());
      if (!found) throw new HttpError(410, deskMessages.linkGone);
      const { purpose, email, name, role, expires_at: expiresAt } = found;
      return { purpose, email, name, role, expiresAt };
    },

    "POST /api/invitation/accept": async ({ request, reply, body }) => {
      const { token: linkToken, password, name, email } = body;
      // Computes the slow hash only for a valid link, so that strangers cannot keep the machine busy.
      const offer = await findInvitation(database.kysely, linkToken, clock());
      if (!offer) throw new HttpError(410, deskMessages.linkGone);
      const passwordHash = await hashPassword(password);
      const staffId = offer.staff_id ?? randomUUIDv7();
      const token = await app.change(staffId, async (change) => {
        await takeInvitation(change, { linkToken, passwordHash, name, email });
        return beginSession(change, request);
      });
      const owner = { id: staffId, password_hash: passwordHash, second_factor_at: null };
      return answer(request, reply, token, owner);
    },
  });
}

async function describeSession(db: Queryable, session: DeskSession | undefined): Promise<Session> {
  if (!session) return { state: "signed-out" };
  if (session.state === "second-factor") return { state: "second-factor" };
  const { staff } = session;
  const state = staff.needsSecondFactor && !staff.hasSecondFactor ? "enrol" : "signed-in";
  return { state, me: await describeMe(db, staff) };
}
