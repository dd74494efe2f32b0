import type { AuditSubject } from "#contract/desk/audit-actions.ts";
import type { HistoryEntry, StaffName } from "#contract/desk/common.ts";
import { namedDetail } from "#contract/desk/named-detail.ts";
import type { Queryable } from "../../database/connect.ts";
import { staffNameOf } from "../staff/staff.repository.ts";

const mostEntries = 200;

/** Who did what with a record, from the audit log, newest first. */
export async function historyOf(
  db: Queryable,
  subjectType: AuditSubject,
  subjectId: string,
  names: ReadonlyMap<string, StaffName>,
): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom("desk_audit")
    .select(["sequence", "at", "actor_id", "action", "detail"])
    .where("subject_id", "=", subjectId)
    .where("subject_type", "=", subjectType)
    .orderBy("sequence", "desc")
    .limit(mostEntries)
    .execute();
  const stages =
    subjectType === "applicant" ? await db.selectFrom("desk_stages").select(["id", "name"]).execute() : [];
  const shown = new Map([
    ...stages.map(({ id, name }) => [id, name] as const),
    ...[...names].map(([id, { name }]) => [id, name] as const),
  ]);
  return rows.map(({ sequence, at, actor_id, action, detail }) => ({
    id: String(sequence),
    at,
    by: staffNameOf(names, actor_id),
    action,
    detail: plainDetail(detail, shown),
  }));
}

/** Without lists, such as the ids of mentioned colleagues: they are no words for a history. */
function plainDetail(detail: string, names: ReadonlyMap<string, string>): HistoryEntry["detail"] {
  const named = namedDetail(JSON.parse(detail) as Record<string, unknown>, names);
  return Object.fromEntries(
    Object.entries(named).filter(([, value]) => value === null || typeof value !== "object"),
  ) as HistoryEntry["detail"];
}
