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
import {
  countActiveAdmins,
  createStaff,
  findStaffByEmail,
  setPassword,
} from "../../staff/staff.repository.ts";

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
): Promise<string> {
  const gone = new HttpError(410, deskMessages.linkGone);
  const invitation = await findInvitation(transaction, linkToken, now);
  if (!invitation) throw gone;
  if (invitation.purpose === "password") {
    const id = invitation.staff_id as string;
    if (!(await deleteInvitation(transaction, invitation.id))) throw gone;
    await deletePasswordLinks(transaction, id);
    await setPassword(transaction, id, passwordHash);
    await endSessions(transaction, id);
    const person = { subjectType: "staff", subjectId: id, actorId: id } as const;
    audit({ action: "people.password", ...person, detail: { by: "link" } });
    return id;
  }
  const email = invitation.email ?? given.email;
  const name = invitation.name ?? given.name;
  if (name === undefined) throw new HttpError(400, deskMessages.nameMissing, { field: "name" });
  if (email === undefined) throw new HttpError(400, deskMessages.emailMissing, { field: "email" });
  // Only the first admin comes by a link without an address.
  if (invitation.email === null && (await countActiveAdmins(transaction)) > 0) throw gone;
  if (await findStaffByEmail(transaction, email))
    throw new HttpError(409, deskMessages.emailTaken, { field: "email" });
  if (!(await deleteInvitation(transaction, invitation.id))) throw gone;
  if (invitation.email === null) await deleteSetUpLinks(transaction);
  const id = await createStaff(transaction, { email, name, role: invitation.role, passwordHash }, now);
  const person = { subjectType: "staff", subjectId: id, actorId: id } as const;
  audit({ action: "people.joined", ...person, detail: { role: invitation.role } });
  return id;
}
