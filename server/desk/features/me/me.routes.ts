import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { HttpError } from "../../../http/errors/http-error.ts";
import { setDeviceCookie } from "../../access/access.plugin.ts";
import { handleEndpoints } from "../../access/handle-endpoints.ts";
import type { DeviceOwner } from "../../accounts/device-tokens.ts";
import { hashPassword } from "../../accounts/passwords.ts";
import { acceptCode, hasSecondFactor, offerSecondFactor } from "../../accounts/second-factor.repository.ts";
import { listSessions } from "../../accounts/sessions.repository.ts";
import {
  beginSecondFactor,
  changeOwnName,
  endOwnSession,
  endSecondFactor,
  renewRecoveryCodes,
  setPassword,
} from "../../accounts/staff.changes.ts";
import { describeMe, findStaff } from "../../accounts/staff.repository.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { requireFound, requireVersion } from "../../desk-errors.ts";
import { deskMessages } from "../../desk-messages.ts";

/** One's own account. */
export async function meRoutes(app: FastifyInstance, options: DeskDependencies): Promise<void> {
  const { database, vault, clock } = options;

  /** The change ended all devices of the account: this browser becomes one again. */
  function keepDevice(request: FastifyRequest, reply: FastifyReply, owner: DeviceOwner | undefined): void {
    if (owner) setDeviceCookie(options, request, reply, owner);
  }

  handleEndpoints(app, {
    "GET /api/me": ({ staff }) => describeMe(database.kysely, staff),

    "PATCH /api/me": async ({ staff, body: { version, name } }) => {
      const changedVersion = await app.change(staff.id, async (change) => {
        const before = requireVersion(await findStaff(change.transaction, staff.id), version);
        return changeOwnName(change, before, name);
      });
      return describeMe(database.kysely, { ...staff, name, version: changedVersion });
    },

    "POST /api/me/password": async ({ staff: { id }, session, body, request, reply }) => {
      const changeConfirmed = await app.confirmPassword(id, body.current, "current");
      const passwordHash = await hashPassword(body.next);
      const owner = await changeConfirmed(async (change) => {
        await setPassword(change, passwordHash, "owner", session.id);
        return findStaff(change.transaction, id);
      });
      keepDevice(request, reply, owner);
    },

    "POST /api/me/second-factor": async ({ staff, body }) => {
      const changeConfirmed = await app.confirmPassword(staff.id, body.password);
      return changeConfirmed(async ({ transaction }) => {
        // Only here: another tab may have confirmed one since this call began.
        if (await hasSecondFactor(transaction, staff.id))
          throw new HttpError(409, deskMessages.hasSecondFactor);
        return offerSecondFactor(transaction, vault, staff);
      });
    },

    "POST /api/me/second-factor/confirm": async ({ staff, session, body, request, reply }) => {
      if (staff.hasSecondFactor) throw new HttpError(409, deskMessages.hasSecondFactor);
      const { recoveryCodes, owner } = await app.changeByCode(session, async (change) => {
        if (!(await acceptCode(change.transaction, vault, staff.id, body.code, change.now)))
          throw new HttpError(403, deskMessages.wrongCode, { field: "code" });
        const recoveryCodes = await beginSecondFactor(change, session.id);
        return { recoveryCodes, owner: await findStaff(change.transaction, staff.id) };
      });
      keepDevice(request, reply, owner);
      return { recoveryCodes };
    },

    "POST /api/me/second-factor/remove": async ({ staff, body, request, reply }) => {
      if (staff.needsSecondFactor) throw new HttpError(409, deskMessages.secondFactorRequired);
      const changeConfirmed = await app.confirmPassword(staff.id, body.password);
      const owner = await changeConfirmed(async (change) => {
        await endSecondFactor(change, staff.id);
        return findStaff(change.transaction, staff.id);
      });
      keepDevice(request, reply, owner);
    },

    "POST /api/me/recovery-codes": async ({ staff, body }) => {
      if (!staff.hasSecondFactor) throw new HttpError(409, deskMessages.noSecondFactor);
      const changeConfirmed = await app.confirmPassword(staff.id, body.password);
      return { recoveryCodes: await changeConfirmed(renewRecoveryCodes) };
    },

    "GET /api/me/sessions": async ({ staff, session }) => {
      const sessions = await listSessions(database.kysely, staff.id, clock());
      return { sessions: sessions.map((one) => ({ ...one, current: one.id === session.id })) };
    },

    "DELETE /api/me/sessions/:id": ({ id, staff }) =>
      app.change(staff.id, async (change) => requireFound(await endOwnSession(change, id))),
  });
}
