import { randomUUIDv7 } from "node:crypto";
import { invitationPage } from "#contract/desk/invitation-page.ts";
import { maxInvitations } from "#contract/desk/limits.ts";
import type { InvitationLink, Invitations } from "#contract/desk/people.ts";
import type { Role } from "#contract/desk/roles.ts";
import type { Queryable } from "../../database/database.ts";
import type { DeskInvitationsTable } from "../../database/desk-tables.ts";
import { linkMs } from "../../limits.ts";
import { isoAfter } from "../../time/iso-time.ts";
import type { Change } from "../changes/changes.plugin.ts";
import { staffNameOf, staffNames } from "./staff.repository.ts";
import { newToken, tokenHash } from "./tokens.ts";

export interface NewInvitation {
  readonly purpose: DeskInvitationsTable["purpose"];
  /** Null only for the set-up link. */
  readonly email: string | null;
  readonly name: string | null;
  readonly role: Role;
  readonly staffId: string | null;
}

/** Stores an invitation, with only a hash of the token. @returns its one-time link. */
export async function createInvitation(
  { transaction, now, actorId }: Change,
  { staffId, ...invitation }: NewInvitation,
): Promise<InvitationLink> {
  const token = newToken();
  const id = randomUUIDv7();
  const isShort = invitation.email === null || invitation.purpose === "password";
  const expiresAt = isoAfter(now, isShort ? linkMs.password : linkMs.invitation);
  await transaction
    .insertInto("desk_invitations")
    .values({
      id,
      token_hash: tokenHash(token),
      ...invitation,
      staff_id: staffId,
      created_by: actorId,
      created_at: now.toISOString(),
      expires_at: expiresAt,
    })
    .execute();
  // Browsers do not send the fragment, so the token is in no log.
  return { id, path: `${invitationPage}#${token}`, expiresAt };
}

/** The unused invitations. */
export async function listInvitations(db: Queryable, now: Date): Promise<Invitations["items"]> {
  const names = await staffNames(db);
  const rows = await db
    .selectFrom("desk_invitations")
    .select(["id", "purpose", "email", "name", "role", "expires_at", "created_by"])
    .where("expires_at", ">", now.toISOString())
    .orderBy("id", "desc")
    .limit(maxInvitations)
    .execute();
  return rows.map(({ created_by, expires_at, ...row }) => ({
    ...row,
    expiresAt: expires_at,
    createdBy: staffNameOf(names, created_by),
  }));
}

/** The unused invitation of a token; undefined when it is used or expired. */
export async function findInvitation(db: Queryable, token: string, now: Date) {
  return db
    .selectFrom("desk_invitations")
    .selectAll()
    .where("token_hash", "=", tokenHash(token))
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
}

/** Uses or withdraws an invitation. @returns undefined when it is gone already. */
export async function deleteInvitation(db: Queryable, id: string) {
  return db.deleteFrom("desk_invitations").where("id", "=", id).returning("id").executeTakeFirst();
}

/**
 * Deletes the links that a colleague made, perhaps to join again under another address, and the links to their account.
 */
export async function deleteLinksOf(db: Queryable, staffId: string): Promise<void> {
  await db
    .deleteFrom("desk_invitations")
    .where((row) => row.or([row("created_by", "=", staffId), row("staff_id", "=", staffId)]))
    .execute();
}

/** Deletes a colleague's password links: after a new password, an older link must not change it again. */
export async function deletePasswordLinks(db: Queryable, staffId: string): Promise<void> {
  await db.deleteFrom("desk_invitations").where("staff_id", "=", staffId).execute();
}

export async function deleteSetUpLinks(db: Queryable): Promise<void> {
  await db.deleteFrom("desk_invitations").where("email", "is", null).execute();
}
