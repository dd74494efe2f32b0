import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { idParamsSchema } from "#contract/desk/common.ts";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import {
  changePersonSchema,
  invitationLinkSchema,
  invitationsSchema,
  newInvitationSchema,
  peopleSchema,
  personSchema,
  staffListSchema,
} from "#contract/desk/people.ts";
import { HttpError } from "../../../http/errors/http-error.ts";
import { sessionOf } from "../../access/access.plugin.ts";
import { listInvitations } from "../../access/invitations.repository.ts";
import { endSessions } from "../../access/sessions.repository.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { notFound, requireFound, requireVersion } from "../../desk-errors.ts";
import { deskMessages } from "../../desk-messages.ts";
import {
  changePerson,
  createPasswordLink,
  endSecondFactor,
  inviteToDesk,
  signOut,
  withdrawInvitation,
} from "../../staff/staff.changes.ts";
import { countActiveAdmins, findStaff, findStaffByEmail, listStaff } from "../../staff/staff.repository.ts";
import { listPeople, readAccount } from "./people.repository.ts";

/** Who may sign in. */
export async function peopleRoutes(app: FastifyInstance, options: DeskDependencies): Promise<void> {
  const { database, clock } = options;
  const api = app.withTypeProvider<ZodTypeProvider>();
  const read = { config: { access: "people.read" } } as const;
  const write = { config: { access: "people.write" } } as const;
  const params = idParamsSchema;

  api.get(
    deskPaths.staff,
    { config: { access: "own.use" }, schema: { response: { 200: staffListSchema } } },
    async () => ({ items: await listStaff(database.kysely) }),
  );

  api.get(deskPaths.people, { ...read, schema: { response: { 200: peopleSchema } } }, async () => ({
    items: await listPeople(database.kysely, clock()),
  }));

  api.patch(
    deskPaths.person,
    { ...write, schema: { params, body: changePersonSchema, response: { 200: personSchema } } },
    async (request) => {
      const { id } = request.params;
      const me = sessionOf(request).staff;
      const { version, password = "", ...changes } = request.body;
      if (changes.role !== undefined) await app.confirmPassword(me.id, password);
      await app.change(me.id, async (change) => {
        const { transaction } = change;
        const before = requireFound(await findStaff(transaction, id));
        const changesRole = changes.role !== undefined && changes.role !== before.role;
        const isDismissed = changes.active === false && before.active === 1;
        if (id === me.id && (changesRole || isDismissed)) throw new HttpError(409, deskMessages.notYourself);
        const losesAdmin = before.role === "admin" && before.active === 1 && (changesRole || isDismissed);
        if (losesAdmin && (await countActiveAdmins(transaction)) === 1)
          throw new HttpError(409, deskMessages.lastAdmin);
        requireVersion(before, version);
        await changePerson(change, before, changes, changesRole || isDismissed);
      });
      return requireFound(await readAccount(database.kysely, id, clock()));
    },
  );

  api.delete(deskPaths.personSessions, { ...write, schema: { params } }, async (request, reply) => {
    await app.change(sessionOf(request).staff.id, async (change) => {
      const { id } = requireFound(await findStaff(change.transaction, request.params.id));
      await signOut(change, id);
    });
    return reply.code(204).send();
  });

  api.delete(deskPaths.personSecondFactor, { ...write, schema: { params } }, async (request, reply) => {
    const { id } = request.params;
    const me = sessionOf(request).staff;
    // A person removes their own under their account, which asks for the password.
    if (id === me.id) throw new HttpError(409, deskMessages.notYourOwnFactor);
    await app.change(me.id, async (change) => {
      requireFound(await findStaff(change.transaction, id));
      await endSecondFactor(change, id);
      await endSessions(change.transaction, id);
    });
    return reply.code(204).send();
  });

  api.post(
    deskPaths.personPasswordLink,
    { ...write, schema: { params, response: { 201: invitationLinkSchema } } },
    async (request, reply) => {
      const me = sessionOf(request).staff;
      const link = await app.change(me.id, async (change) => {
        const person = await findStaff(change.transaction, request.params.id);
        if (person?.active !== 1) throw new HttpError(404, deskMessages.unknownStaff);
        return createPasswordLink(change, person, me.id);
      });
      return reply.code(201).send(link);
    },
  );

  api.get(deskPaths.invitations, { ...read, schema: { response: { 200: invitationsSchema } } }, async () => ({
    items: await listInvitations(database.kysely, clock()),
  }));

  api.post(
    deskPaths.invitations,
    { ...write, schema: { body: newInvitationSchema, response: { 201: invitationLinkSchema } } },
    async (request, reply) => {
      const me = sessionOf(request).staff;
      const link = await app.change(me.id, async (change) => {
        if (await findStaffByEmail(change.transaction, request.body.email))
          throw new HttpError(409, deskMessages.emailTaken, { field: "email" });
        return inviteToDesk(change, { ...request.body, createdBy: me.id });
      });
      return reply.code(201).send(link);
    },
  );

  api.delete(deskPaths.invitation, { ...write, schema: { params } }, async (request, reply) => {
    await app.change(sessionOf(request).staff.id, async (change) => {
      if (!(await withdrawInvitation(change, request.params.id))) throw notFound();
    });
    return reply.code(204).send();
  });
}
