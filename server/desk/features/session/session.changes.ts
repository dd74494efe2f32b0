import { randomUUIDv7 } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { firstSavedReplies } from "#content/en/desk-replies.ts";
import { HttpError } from "../../../http/errors/http-error.ts";
import { deleteInvitation, deleteSetUpLinks, findInvitation } from "../../accounts/invitations.repository.ts";
import { hasSecondFactor } from "../../accounts/second-factor.repository.ts";
import { createSession, endSession } from "../../accounts/sessions.repository.ts";
import { createStaff, setPassword } from "../../accounts/staff.changes.ts";
import { countActiveAdmins, findStaffByEmail } from "../../accounts/staff.repository.ts";
import type { Change, StaffChange } from "../../changes/changes.plugin.ts";
import { deskMessages } from "../../desk-messages.ts";

interface Acceptance {
  readonly linkToken: string;
  readonly passwordHash: string;
  readonly name: string | undefined;
  readonly email: string | undefined;
}

/** Accepts an invitation: sets the password of the actor, or makes their account. */
export async function takeInvitation(
  change: StaffChange,
  { linkToken, passwordHash, ...given }: Acceptance,
): Promise<void> {
  const { transaction, now } = change;
  const gone = new HttpError(410, deskMessages.linkGone);
  const invitation = await findInvitation(transaction, linkToken, now);
  if (!invitation) throw gone;
  if (invitation.purpose === "password") {
    if (!(await deleteInvitation(transaction, invitation.id))) throw gone;
    return setPassword(change, passwordHash, "link");
  }
  const email = invitation.email ?? given.email;
  const name = invitation.name ?? given.name;
  if (name === undefined) throw new HttpError(400, deskMessages.nameMissing, { field: "name" });
  if (email === undefined) throw new HttpError(400, deskMessages.emailMissing, { field: "email" });
  // A link without an address is for the first admin only.
  if (invitation.email === null && (await countActiveAdmins(transaction)) > 0) throw gone;
  if (await findStaffByEmail(transaction, email))
    throw new HttpError(409, deskMessages.emailTaken, { field: "email" });
  if (!(await deleteInvitation(transaction, invitation.id))) throw gone;
  if (invitation.email === null) {
    await deleteSetUpLinks(transaction);
    await addFirstReplies(change);
  }
  return createStaff(change, { email, name, role: invitation.role, passwordHash });
}

/**
 * Begins a session of the actor, in place of the browser's earlier session.
 *
 * @param secondFactor the kind of code that the actor gave; undefined before a code was asked for.
 * @returns the token.
 */
export async function beginSession(
  { transaction, now, actorId, audit }: StaffChange,
  { deskSession: earlier, headers }: FastifyRequest,
  secondFactor?: "code" | "recovery code",
): Promise<string> {
  if (earlier) await endSession(transaction, earlier.staff.id, earlier.id);
  const isFull = secondFactor !== undefined || !(await hasSecondFactor(transaction, actorId));
  if (isFull) audit({ action: "session.begin", subjectId: actorId, detail: { secondFactor } });
  const state = isFull ? "full" : "second-factor";
  const userAgent = headers["user-agent"];
  return (await createSession(transaction, { staff_id: actorId, state, userAgent }, now)).token;
}

/** Adds the first saved replies to a desk that has none. */
async function addFirstReplies({ transaction, now, audit }: Change): Promise<void> {
  const any = await transaction.selectFrom("desk_saved_replies").select("id").executeTakeFirst();
  if (any) return;
  const rows = firstSavedReplies.map(({ part, ...reply }) => ({
    id: randomUUIDv7(),
    kind: part,
    ...reply,
    changed_at: now.toISOString(),
    changed_by: null,
    version: 1,
  }));
  await transaction.insertInto("desk_saved_replies").values(rows).execute();
  for (const { id } of rows) audit({ action: "saved-replies.created", subjectId: id });
}
