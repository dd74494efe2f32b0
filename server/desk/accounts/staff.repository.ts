import type { StaffName } from "#contract/desk/common.ts";
import type { StaffList } from "#contract/desk/people.ts";
import { permissionsOfRole } from "#contract/desk/roles.ts";
import type { Me } from "#contract/desk/session.ts";
import type { Queryable } from "../../database/database.ts";
import type { DeskStaffTable } from "../../database/desk-tables.ts";
import { sortByName } from "../../database/sort-by-name.ts";
import { HttpError } from "../../http/errors/http-error.ts";
import { deskMessages } from "../desk-messages.ts";
import { confirmedFactors } from "./second-factor.repository.ts";

export interface SignedInStaff extends Pick<DeskStaffTable, "id" | "email" | "name" | "role" | "version"> {
  readonly joinedAt: string;
  readonly hasSecondFactor: boolean;
  readonly needsSecondFactor: boolean;
}

export interface StaffAccount extends DeskStaffTable {
  /** When the second factor was confirmed; null without one. */
  readonly second_factor_at: string | null;
}

export async function findStaffByEmail(db: Queryable, email: string): Promise<StaffAccount | undefined> {
  return accounts(db).where("staff.email", "=", email).executeTakeFirst();
}

export async function findStaff(db: Queryable, id: string): Promise<StaffAccount | undefined> {
  return accounts(db).where("staff.id", "=", id).executeTakeFirst();
}

function accounts(db: Queryable) {
  return db
    .selectFrom("desk_staff as staff")
    .leftJoin(confirmedFactors(db).as("factor"), "factor.staff_id", "staff.id")
    .selectAll("staff")
    .select("factor.confirmed_at as second_factor_at");
}

/**
 * Whether a colleague is still active with the password hash that was compared. A comparison takes long and runs before
 * the change, so the change asks this in its transaction.
 */
export async function isStillPasswordOf(
  db: Queryable,
  { id, password_hash }: Pick<DeskStaffTable, "id" | "password_hash">,
): Promise<boolean> {
  const account = db
    .selectFrom("desk_staff")
    .select("id")
    .where("id", "=", id)
    .where("password_hash", "=", password_hash)
    .where("active", "=", 1);
  return (await account.executeTakeFirst()) !== undefined;
}

/** Active and dismissed colleagues, by name. */
export async function listStaff(db: Queryable): Promise<StaffList["items"]> {
  const rows = await db.selectFrom("desk_staff").select(["id", "name", "role", "active"]).execute();
  return sortByName(rows, "name").map((row) => ({ ...row, active: row.active === 1 }));
}

/** Which of these ids belong to active colleagues, each once. */
export async function activeStaff(db: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("desk_staff")
    .select("id")
    .where("id", "in", ids)
    .where("active", "=", 1)
    .execute();
  return rows.map(({ id }) => id);
}

/** @throws HttpError 400 unless the owner is an active colleague, nobody (null), or the same as before (undefined). */
export async function requireOwner(db: Queryable, ownerId: string | null | undefined): Promise<void> {
  if (typeof ownerId === "string" && (await activeStaff(db, [ownerId])).length === 0)
    throw new HttpError(400, deskMessages.unknownStaff, { field: "ownerId" });
}

/** All colleagues by id, also the dismissed ones, whom the history names. A company has few. */
export async function staffNames(db: Queryable): Promise<ReadonlyMap<string, StaffName>> {
  const rows = await db.selectFrom("desk_staff").select(["id", "name"]).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The colleague with this id; null if there is none. */
export function staffNameOf(names: ReadonlyMap<string, StaffName>, id: string | null): StaffName | null {
  return (id !== null && names.get(id)) || null;
}

/** The colleague with this id, without a name if there is none. */
export function authorOf(names: ReadonlyMap<string, StaffName>, id: string): StaffName {
  return names.get(id) ?? { id, name: "" };
}

export async function countActiveAdmins(db: Queryable): Promise<number> {
  const admins = db.selectFrom("desk_staff").select("id").where("role", "=", "admin").where("active", "=", 1);
  return (await admins.execute()).length;
}

export async function describeMe(db: Queryable, staff: SignedInStaff): Promise<Me> {
  const codes = db.selectFrom("desk_recovery_codes").select("code_hash").where("staff_id", "=", staff.id);
  return {
    id: staff.id,
    name: staff.name,
    email: staff.email,
    role: staff.role,
    permissions: [...permissionsOfRole[staff.role]],
    secondFactor: staff.hasSecondFactor,
    secondFactorRequired: staff.needsSecondFactor,
    recoveryCodesLeft: (await codes.execute()).length,
    version: staff.version,
  };
}
