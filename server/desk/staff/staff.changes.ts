import { randomUUIDv7 } from "node:crypto";
import type { ChangePerson, InvitationLink } from "#contract/desk/people.ts";
import type { DeskStaffTable } from "../../database/desk-tables.ts";
import { createInvitation, deleteLinksOf, type NewInvitation } from "../access/invitations.repository.ts";
import { removeSecondFactor } from "../access/second-factor.repository.ts";
import { endSessions } from "../access/sessions.repository.ts";
import type { Change } from "../changes/changes.plugin.ts";

type Account = Pick<DeskStaffTable, "id" | "version">;
type Invitee = Pick<NewInvitation, "email" | "name" | "role" | "createdBy">;

/** Makes an account for somebody who was invited. @returns its id. */
export async function createStaff(
  { transaction, now, audit }: Change,
  {
    passwordHash,
    ...person
  }: Pick<DeskStaffTable, "email" | "name" | "role"> & { readonly passwordHash: string },
): Promise<string> {
  const id = randomUUIDv7();
  await transaction
    .insertInto("desk_staff")
    .values({
      id,
      ...person,
      active: 1,
      password_hash: passwordHash,
      second_factor_required: 0,
      created_at: now.toISOString(),
      version: 1,
    })
    .execute();
  const { role } = person;
  audit({ action: "people.joined", subjectType: "staff", subjectId: id, actorId: id, detail: { role } });
  return id;
}

/** Changes what admins say about somebody. A new role or a dismissal ends the sessions and links. */
export async function changePerson(
  { transaction, audit }: Change,
  { id, version }: Account,
  { name, role, active, secondFactorRequired }: Omit<ChangePerson, "version" | "password">,
  endsRights: boolean,
): Promise<void> {
  await transaction
    .updateTable("desk_staff")
    .set({
      version: version + 1,
      name,
      role,
      ...(active !== undefined && { active: Number(active) }),
      ...(secondFactorRequired !== undefined && { second_factor_required: Number(secondFactorRequired) }),
    })
    .where("id", "=", id)
    .execute();
  if (endsRights) {
    await endSessions(transaction, id);
    await deleteLinksOf(transaction, id);
  }
  // Names stay out of the audit log.
  const detail = { role, active, secondFactorRequired, name: name && "changed" };
  audit({ action: "people.changed", subjectType: "staff", subjectId: id, detail });
}

export async function changeOwnName(
  { transaction, audit }: Change,
  { id, version }: Account,
  name: string,
): Promise<void> {
  await transaction
    .updateTable("desk_staff")
    .set({ name, version: version + 1 })
    .where("id", "=", id)
    .execute();
  audit({ action: "people.name", subjectType: "staff", subjectId: id });
}

/** Sets a password and ends the person's sessions, except one if it is named. */
export async function setPassword(
  { transaction, audit }: Change,
  id: string,
  passwordHash: string,
  by: "owner" | "link",
  exceptSessionId?: string,
): Promise<void> {
  await transaction
    .updateTable("desk_staff")
    .set({ password_hash: passwordHash })
    .where("id", "=", id)
    .execute();
  await endSessions(transaction, id, exceptSessionId);
  audit({ action: "people.password", subjectType: "staff", subjectId: id, actorId: id, detail: { by } });
}

export async function endSecondFactor({ transaction, audit }: Change, id: string): Promise<void> {
  await removeSecondFactor(transaction, id);
  audit({ action: "people.second-factor", subjectType: "staff", subjectId: id, detail: { set: false } });
}

/** Invites somebody to have an account. `by` is what invites, if nobody does. */
export async function inviteToDesk(
  { transaction, now, audit }: Change,
  invitee: Invitee,
  by?: "start",
): Promise<InvitationLink> {
  const link = await createInvitation(transaction, { purpose: "account", staffId: null, ...invitee }, now);
  const { role } = invitee;
  audit({ action: "people.invited", subjectType: "invitation", subjectId: link.id, detail: { role, by } });
  return link;
}

/** Makes a link by which somebody sets a new password. */
export async function createPasswordLink(
  { transaction, now, audit }: Change,
  { id, email, name, role }: Pick<DeskStaffTable, "id" | "email" | "name" | "role">,
  createdBy: string,
): Promise<InvitationLink> {
  audit({ action: "people.password-link", subjectType: "staff", subjectId: id });
  const invitation = { purpose: "password", email, name, role, staffId: id, createdBy } as const;
  return createInvitation(transaction, invitation, now);
}
