import type { AuditSubject } from "#contract/desk/audit-actions.ts";
import type { HistoryEntry, StaffName } from "#contract/desk/common.ts";
import { namedDetail } from "#contract/desk/named-detail.ts";
import { reasonOfEntry, shownDetail } from "../../audit-log/audit-log.repository.ts";
import type { Queryable } from "../../database/database.ts";
import { staffNameOf, staffNames } from "../accounts/staff.repository.ts";

const maxEntries = 200;

/** Who did what with a record, from the audit log, newest first. */
export async function historyOf(
  db: Queryable,
  subjectType: AuditSubject,
  subjectId: string,
  names: ReadonlyMap<string, StaffName>,
): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom("desk_audit")
    .select(["sequence", "at", "actor_id", "action", "detail", reasonOfEntry.as("reason")])
    .where("subject_id", "=", subjectId)
    .where("subject_type", "=", subjectType)
    .orderBy("sequence", "desc")
    .limit(maxEntries)
    .execute();
  const shown = await shownNames(db, names);
  return rows.map(({ sequence, at, actor_id, action, ...entry }) => ({
    id: String(sequence),
    at,
    by: staffNameOf(names, actor_id),
    action,
    detail: plainDetail(shownDetail(entry), shown),
  }));
}

/** The names of colleagues and stages, by id. */
export async function shownNames(
  db: Queryable,
  staff?: ReadonlyMap<string, StaffName>,
): Promise<ReadonlyMap<string, string>> {
  const colleagues = staff ?? (await staffNames(db));
  const stages = await db.selectFrom("desk_stages").select(["id", "name"]).execute();
  return new Map([...stages, ...colleagues.values()].map(({ id, name }) => [id, name]));
}

/** The detail by names, without lists such as the ids of mentioned colleagues, which a history does not show. */
export function plainDetail(
  detail: Readonly<Record<string, unknown>>,
  names: ReadonlyMap<string, string>,
): HistoryEntry["detail"] {
  const named = namedDetail(detail, names);
  return Object.fromEntries(
    Object.entries(named).filter(([, value]) => value === null || typeof value !== "object"),
  ) as HistoryEntry["detail"];
}
