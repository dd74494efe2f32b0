import { randomUUIDv7 } from "node:crypto";
import { HttpError } from "../../../http/errors/http-error.ts";
import {
  deleteInvitation,
  deletePasswordLinks,
  deleteSetUpLinks,
  findInvitation,
} from "../../access/invitations.repository.ts";
import { endSessions } from "../../access/sessions.repository.ts";
import type { Change } from "../../changes/changes.plugin.ts";
import { deskMessages } from "../../desk-messages.ts";
import { countActiveAdmins, findStaffByEmail } from "../../staff/staff.repository.ts";

interface Acceptance {
  readonly linkToken: string;
  readonly passwordHash: string;
  readonly name: string | undefined;
  readonly email: string | undefined;
}

/** Uses an invitation: sets a new password, or makes the account. @returns the id of the account. */
export async function takeInvitation(
  { transaction, now, audit }: Change,
  { linkToken, passwordHash, ...given }: Acceptance,
): Promise<string | HttpError> {
  const gone = new HttpError(410, deskMessages.linkGone);
  const invitation = await findInvitation(transaction, linkToken, now);
  if (!invitation) return gone;
  if (invitation.purpose === "password") {
    const id = invitation.staff_id as string;
    if (!(await deleteInvitation(transaction, invitation.id))) return gone;
    await deletePasswordLinks(transaction, id);
    await transaction
      .updateTable("desk_staff")
      .set((row) => ({ password_hash: passwordHash, version: row("version", "+", 1) }))
      .where("id", "=", id)
      .execute();
    await endSessions(transaction, id);
    const person = { subjectType: "staff", subjectId: id, actorId: id } as const;
    audit({ action: "people.password", ...person, detail: { by: "link" } });
    return id;
  }
  const email = invitation.email ?? given.email;
  const name = invitation.name ?? given.name;
  if (name === undefined) return new HttpError(400, deskMessages.nameMissing, { field: "name" });
  if (email === undefined) return new HttpError(400, deskMessages.emailMissing, { field: "email" });
  // Only the first admin comes by a link without an address.
  if (invitation.email === null && (await countActiveAdmins(transaction)) > 0) return gone;
  if (await findStaffByEmail(transaction, email))
    return new HttpError(409, deskMessages.emailTaken, { field: "email" });
  if (!(await deleteInvitation(transaction, invitation.id))) return gone;
  if (invitation.email === null) await deleteSetUpLinks(transaction);
  const id = randomUUIDv7();
  await transaction
    .insertInto("desk_staff")
    .values({
      id,
      email,
      name,
      role: invitation.role,
      active: 1,
      password_hash: passwordHash,
      second_factor_required: 0,
      created_at: now.toISOString(),
      version: 1,
    })
    .execute();
  const person = { subjectType: "staff", subjectId: id, actorId: id } as const;
  audit({ action: "people.joined", ...person, detail: { role: invitation.role } });
  return id;
}
