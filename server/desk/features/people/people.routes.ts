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
import { createInvitation, deleteInvitation, deleteLinksOf } from "../../access/invitations.repository.ts";
import { removeSecondFactor } from "../../access/second-factor.repository.ts";
import { endSessions } from "../../access/sessions.repository.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { changedMeanwhile, notFound } from "../../desk-errors.ts";
import { deskMessages } from "../../desk-messages.ts";
import { changeStaff, countActiveAdmins, findStaff, findStaffByEmail } from "../../staff/staff.repository.ts";
import { findStaffMember, listInvitations, listPeople, listStaff } from "./people.repository.ts";

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
      await app.change(me.id, async ({ transaction, audit }) => {
        const before = await findStaff(transaction, id);
        if (!before) throw notFound();
        const changesRole = changes.role !== undefined && changes.role !== before.role;
        const isDismissed = changes.active === false && before.active === 1;
        if (id === me.id && (changesRole || isDismissed)) throw new HttpError(409, deskMessages.notYourself);
        const losesAdmin = before.role === "admin" && before.active === 1 && (changesRole || isDismissed);
        if (losesAdmin && (await countActiveAdmins(transaction)) === 1)
          throw new HttpError(409, deskMessages.lastAdmin);
        if (before.version !== version) throw changedMeanwhile();
        await changeStaff(transaction, id, version, changes);
        if (changesRole || isDismissed) {
          await endSessions(transaction, id);
          await deleteLinksOf(transaction, id);
        }
        audit({
          action: "people.changed",
          subjectType: "staff",
          subjectId: id,
          detail: withoutName(changes),
        });
      });
      const person = await findStaffMember(database.kysely, id, clock());
      if (!person) throw notFound();
      return person;
    },
  );

  api.delete(deskPaths.personSessions, { ...write, schema: { params } }, async (request, reply) => {
    await app.change(sessionOf(request).staff.id, async ({ transaction, audit }) => {
      await endSessions(transaction, request.params.id);
      audit({ action: "people.signed-out", subjectType: "staff", subjectId: request.params.id });
    });
    return reply.code(204).send();
  });

  api.delete(deskPaths.personSecondFactor, { ...write, schema: { params } }, async (request, reply) => {
    const { id } = request.params;
    const me = sessionOf(request).staff;
    // A person removes their own under their account, which asks for the password.
    if (id === me.id) throw new HttpError(409, deskMessages.notYourOwnFactor);
    await app.change(me.id, async ({ transaction, audit }) => {
      await removeSecondFactor(transaction, id);
      await endSessions(transaction, id);
      audit({ action: "people.second-factor", subjectType: "staff", subjectId: id, detail: { set: false } });
    });
    return reply.code(204).send();
  });

  api.post(
    deskPaths.personPasswordLink,
    { ...write, schema: { params, response: { 201: invitationLinkSchema } } },
    async (request, reply) => {
      const me = sessionOf(request).staff;
      const link = await app.change(me.id, async ({ transaction, now, audit }) => {
        const person = await findStaff(transaction, request.params.id);
        if (person?.active !== 1) throw new HttpError(404, deskMessages.unknownStaff);
        audit({ action: "people.password-link", subjectType: "staff", subjectId: person.id });
        const { email, name, role, id: staffId } = person;
        return createInvitation(
          transaction,
          { purpose: "password", email, name, role, staffId, createdBy: me.id },
          now,
        );
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
      const link = await app.change(me.id, async ({ transaction, now, audit }) => {
        const { email, name, role } = request.body;
        if (await findStaffByEmail(transaction, email))
          throw new HttpError(409, deskMessages.emailTaken, { field: "email" });
        const invitation = await createInvitation(
          transaction,
          { purpose: "account", email, name, role, staffId: null, createdBy: me.id },
          now,
        );
        audit({
          action: "people.invited",
          subjectType: "invitation",
          subjectId: invitation.id,
          detail: { role },
        });
        return invitation;
      });
      return reply.code(201).send(link);
    },
  );

  api.delete(deskPaths.invitation, { ...write, schema: { params } }, async (request, reply) => {
    await app.change(sessionOf(request).staff.id, async ({ transaction, audit }) => {
      if (!(await deleteInvitation(transaction, request.params.id))) throw notFound();
      audit({ action: "people.uninvited", subjectType: "invitation", subjectId: request.params.id });
    });
    return reply.code(204).send();
  });
}

/** Names stay out of the audit log. */
function withoutName({ name, ...rest }: Readonly<Record<string, string | boolean | undefined>>) {
  const given = Object.entries(rest).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
  return { ...Object.fromEntries(given), ...(name !== undefined && { name: "changed" }) };
}
