import type { StaffMember } from "#contract/desk/people.ts";
import type { Queryable } from "../../../database/database.ts";
import { sortByName } from "../../../database/sort-by-name.ts";
import { confirmedFactors } from "../../accounts/second-factor.repository.ts";
import { isNotExpired } from "../../accounts/sessions.repository.ts";

/** Everybody with an account, by name, for the People page. */
export async function listStaffMembers(db: Queryable, now: Date): Promise<StaffMember[]> {
  return sortByName(await staffRows(db, now).execute(), "name").map(staffMember);
}

export async function findStaffMember(
  db: Queryable,
  id: string,
  now: Date,
): Promise<StaffMember | undefined> {
  const row = await staffRows(db, now).where("desk_staff.id", "=", id).executeTakeFirst();
  return row && staffMember(row);
}

function staffRows(db: Queryable, now: Date) {
  return db
    .selectFrom("desk_staff")
    .leftJoin(confirmedFactors(db).as("factor"), "factor.staff_id", "desk_staff.id")
    .select([
      "desk_staff.id",
      "desk_staff.name",
      "desk_staff.email",
      "desk_staff.role",
      "desk_staff.active",
      "desk_staff.second_factor_required",
      "desk_staff.created_at as createdAt",
      "desk_staff.last_seen_at as lastSeenAt",
      "desk_staff.version",
      "factor.staff_id as factor",
    ])
    .select((select) =>
      select
        .selectFrom("desk_sessions")
        .select((inner) => inner.fn.countAll().as("count"))
        .whereRef("desk_sessions.staff_id", "=", "desk_staff.id")
        .where("state", "=", "full")
        .where(isNotExpired(now))
        .as("sessions"),
    );
}

type StaffRow = Awaited<ReturnType<ReturnType<typeof staffRows>["execute"]>>[number];

function staffMember({ active, factor, second_factor_required, sessions, ...row }: StaffRow): StaffMember {
  return {
    ...row,
    active: active === 1,
    secondFactor: factor !== null,
    secondFactorRequired: second_factor_required === 1,
    sessionCount: Number(sessions ?? 0),
  };
}
