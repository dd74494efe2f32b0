import type { FastifyInstance } from "fastify";
import { HttpError } from "../../../http/errors/http-error.ts";
import { handleEndpoints } from "../../access/handle-endpoints.ts";
import { listInvitations } from "../../accounts/invitations.repository.ts";
import {
  changeStaffMember,
  createPasswordLink,
  endSecondFactor,
  endsRights,
  inviteToDesk,
  signOut,
  withdrawInvitation,
} from "../../accounts/staff.changes.ts";
import {
  countActiveAdmins,
  findStaff,
  findStaffByEmail,
  listStaff,
} from "../../accounts/staff.repository.ts";
import type { StaffChange } from "../../changes/changes.plugin.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { requireFound, requireVersion } from "../../desk-errors.ts";
import { deskMessages } from "../../desk-messages.ts";
import { findStaffMember, listStaffMembers } from "./people.repository.ts";

/** Colleagues and invitations. */
export async function peopleRoutes(app: FastifyInstance, options: DeskDependencies): Promise<void> {
  const { database, clock } = options;
  const { kysely } = database;

  handleEndpoints(app, {
    "GET /api/staff": async () => ({ items: await listStaff(kysely) }),
    "GET /api/people": async () => ({ items: await listStaffMembers(kysely, clock()) }),

    "PATCH /api/people/:id": async ({ id, staff: me, body }) => {
      const { version, password = "", ...changes } = body;
      async function changeMember(change: StaffChange): Promise<void> {
        const { transaction } = change;
        const before = requireFound(await findStaff(transaction, id));
        const ends = endsRights(before, changes);
        if (ends && id === me.id) throw new HttpError(409, deskMessages.notYourself);
        const isAdmin = before.role === "admin" && before.active === 1;
        if (ends && isAdmin && (await countActiveAdmins(transaction)) === 1)
          throw new HttpError(409, deskMessages.lastAdmin);
        await changeStaffMember(change, requireVersion(before, version), changes);
      }
      if (changes.role === undefined) {
        await app.change(me.id, changeMember);
      } else {
        const changeConfirmed = await app.confirmPassword(me.id, password);
        await changeConfirmed(changeMember);
      }
      return requireFound(await findStaffMember(kysely, id, clock()));
    },

    "DELETE /api/people/:id/sessions": ({ id, staff: me }) =>
      app.change(me.id, async (change) => {
        requireFound(await findStaff(change.transaction, id));
        await signOut(change, id);
      }),

    "DELETE /api/people/:id/second-factor": async ({ id, staff: me }) => {
      // The calls of one's own account ask for the password.
      if (id === me.id) throw new HttpError(409, deskMessages.notYourOwnFactor);
      await app.change(me.id, async (change) => {
        requireFound(await findStaff(change.transaction, id));
        await endSecondFactor(change, id);
      });
    },

    "POST /api/people/:id/password-link": ({ id, staff: me }) =>
      app.change(me.id, async (change) => {
        const colleague = await findStaff(change.transaction, id);
        if (colleague?.active !== 1) throw new HttpError(404, deskMessages.unknownStaff);
        return createPasswordLink(change, colleague);
      }),

    "GET /api/invitations": async () => ({ items: await listInvitations(kysely, clock()) }),

    "POST /api/invitations": ({ staff: me, body }) =>
      app.change(me.id, async (change) => {
        if (await findStaffByEmail(change.transaction, body.email))
          throw new HttpError(409, deskMessages.emailTaken, { field: "email" });
        return inviteToDesk(change, body);
      }),

    "DELETE /api/invitations/:id": ({ id, staff: me }) =>
      app.change(me.id, (change) => withdrawInvitation(change, id)),
  });
}
