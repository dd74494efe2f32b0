import type { ChangeStaffMember, InvitationLink } from "#contract/desk/people.ts";
import { differences } from "../../audit-log/differences.ts";
import type { DeskStaffTable } from "../../database/desk-tables.ts";
import type { Change, StaffChange } from "../changes/changes.plugin.ts";
import { requireFound } from "../desk-errors.ts";
import {
  createInvitation,
  deleteInvitation,
  deleteLinksOf,
  deletePasswordLinks,
  type NewInvitation,
} from "./invitations.repository.ts";
import { removeSecondFactor, replaceRecoveryCodes } from "./second-factor.repository.ts";
import { endSession, endSessions } from "./sessions.repository.ts";

type StaffVersion = Pick<DeskStaffTable, "id" | "version">;
type Invitee = Pick<NewInvitation, "email" | "name" | "role">;

/** Makes the account of an invited colleague, who is the actor of the change. */
export async function createStaff(
  { transaction, now, actorId: id, audit }: StaffChange,
  {
    passwordHash,
    ...colleague
  }: Pick<DeskStaffTable, "email" | "name" | "role"> & { readonly passwordHash: string },
): Promise<void> {
  await transaction
    .insertInto("desk_staff")
    .values({
      id,
      ...colleague,
      active: 1,
      password_hash: passwordHash,
      second_factor_required: 0,
      created_at: now.toISOString(),
      version: 1,
    })
    .execute();
  const { role } = colleague;
  audit({ action: "people.joined", subjectId: id, detail: { role } });
}

type StaffMemberChanges = Omit<ChangeStaffMember, "version" | "password">;
type Rights = Pick<DeskStaffTable, "role" | "active">;

/** Whether a change gives a colleague another role, or dismisses them. */
export function endsRights(
  before: Rights,
  { role = before.role, active = true }: StaffMemberChanges,
): boolean {
  return role !== before.role || (!active && before.active === 1);
}

/** Changes a colleague, by an admin. A new role or a dismissal ends the sessions and links. */
export async function changeStaffMember(
  { transaction, audit }: Change,
  before: StaffVersion & Rights & Pick<DeskStaffTable, "name" | "second_factor_required">,
  changes: StaffMemberChanges,
): Promise<void> {
  const { id, version } = before;
  const changed = differences(
    {
      name: before.name,
      role: before.role,
      active: before.active === 1,
      secondFactorRequired: before.second_factor_required === 1,
    },
    changes,
  );
  if (!changed) return;
  const { name, role, active, secondFactorRequired } = changed;
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
  if (endsRights(before, changes)) {
    await endSessions(transaction, id);
    await deleteLinksOf(transaction, id);
  }
  // Names stay out of the audit log.
  const detail = { role, active, secondFactorRequired, name: name && "changed" };
  audit({ action: "people.changed", subjectId: id, detail });
}

/** @returns the version after it. */
export async function changeOwnName(
  { transaction, audit }: Change,
  { id, version, ...before }: StaffVersion & Pick<DeskStaffTable, "name">,
  name: string,
): Promise<number> {
  if (!differences(before, { name })) return version;
  await transaction
    .updateTable("desk_staff")
    .set({ name, version: version + 1 })
    .where("id", "=", id)
    .execute();
  audit({ action: "people.name", subjectId: id });
  return version + 1;
}

/** Sets the actor's password, withdraws the links for a new one, and ends their sessions except `exceptSessionId`. */
export async function setPassword(
  { transaction, actorId: id, audit }: StaffChange,
  passwordHash: string,
  by: "owner" | "link",
  exceptSessionId?: string,
): Promise<void> {
  await transaction
    .updateTable("desk_staff")
    .set({ password_hash: passwordHash })
    .where("id", "=", id)
    .execute();
  await deletePasswordLinks(transaction, id);
  await endSessions(transaction, id, exceptSessionId);
  audit({ action: "people.password", subjectId: id, detail: { by } });
}

/** Ends all sessions of a colleague. */
export async function signOut({ transaction, audit }: Change, id: string): Promise<void> {
  await endSessions(transaction, id);
  audit({ action: "people.signed-out", subjectId: id });
}

/** Ends a session of the actor. @returns undefined when there is none. */
export async function endOwnSession({ transaction, actorId, audit }: StaffChange, id: string) {
  const ended = await endSession(transaction, actorId, id);
  if (ended) audit({ action: "session.end", subjectId: actorId });
  return ended;
}

/** After the first right code: ends the other sessions, which began without a code. @returns the recovery codes. */
export async function beginSecondFactor(
  { transaction, actorId: id, audit }: StaffChange,
  sessionId: string,
): Promise<string[]> {
  await endSessions(transaction, id, sessionId);
  audit({ action: "people.second-factor", subjectId: id, detail: { set: true } });
  return replaceRecoveryCodes(transaction, id);
}

export async function renewRecoveryCodes(change: StaffChange): Promise<string[]> {
  const { transaction, actorId, audit } = change;
  audit({ action: "people.recovery-codes", subjectId: actorId });
  return replaceRecoveryCodes(transaction, actorId);
}

/** Removes a second factor, and signs its owner out if somebody else removes it. */
export async function endSecondFactor({ transaction, actorId, audit }: Change, id: string): Promise<void> {
  await removeSecondFactor(transaction, id);
  if (actorId !== id) await endSessions(transaction, id);
  audit({ action: "people.second-factor", subjectId: id, detail: { set: false } });
}

/** What makes a link without a colleague: the start of a desk without an admin, or an operator's command. */
type Program = "start" | "command";

export async function inviteToDesk(change: Change, invitee: Invitee, by?: Program): Promise<InvitationLink> {
  const link = await createInvitation(change, { purpose: "account", staffId: null, ...invitee });
  const { role } = invitee;
  change.audit({
    action: "people.invited",
    subjectId: link.id,
    detail: { role, by },
  });
  return link;
}

/** Makes a link by which a colleague sets a new password. */
export async function createPasswordLink(
  change: Change,
  { id, email, name, role }: Pick<DeskStaffTable, "id" | "email" | "name" | "role">,
  by?: Program,
): Promise<InvitationLink> {
  change.audit({ action: "people.password-link", subjectId: id, detail: { by } });
  return createInvitation(change, { purpose: "password", email, name, role, staffId: id });
}

/** Withdraws an unused invitation. @throws HttpError 404 when there is none. */
export async function withdrawInvitation({ transaction, audit }: Change, id: string): Promise<void> {
  requireFound(await deleteInvitation(transaction, id));
  audit({ action: "people.uninvited", subjectId: id });
}
