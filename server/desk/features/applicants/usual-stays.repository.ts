import { sql } from "kysely";
import { minSampleSize } from "#contract/desk/limits.ts";
import type { DeskSettings } from "#contract/desk/settings.ts";
import type { ReadOnly } from "../../../database/database.ts";
import { workingDaysBetween } from "../../../time/office-hours.ts";

/** Only the newest moves count, which show what is usual now. */
const movesRead = 500;

/** The median of the working days that applicants stayed in each stage before they left it. */
export async function usualStays(
  db: ReadOnly,
  officeHours: DeskSettings["officeHours"],
): Promise<ReadonlyMap<string, number>> {
  // The first stage has no move: applications arrive in it.
  const { rows } = await sql<{ stage_id: string; entered_at: string; left_at: string }>`
    select
      coalesce(before.stage_id, (select id from desk_stages where kind = 'new')) as stage_id,
      coalesce(before.entered_at, applicants.received_at) as entered_at,
      move.entered_at as left_at
    from (select * from desk_stage_moves order by id desc limit ${sql.lit(movesRead)}) as move
    join applicants on applicants.id = move.applicant_id
    left join desk_stage_moves as before on before.id = (
      select max(earlier.id) from desk_stage_moves as earlier
      where earlier.applicant_id = move.applicant_id and earlier.id < move.id)`.execute(db);
  const stays = Map.groupBy(rows, ({ stage_id }) => stage_id);
  const usual = new Map<string, number>();
  for (const [stage, ended] of stays) {
    if (ended.length < minSampleSize) continue;
    const days = ended
      .map(({ entered_at, left_at }) =>
        workingDaysBetween(new Date(entered_at), new Date(left_at), officeHours),
      )
      .sort((a, b) => a - b);
    usual.set(stage, days[Math.floor((days.length - 1) / 2)] ?? 0);
  }
  return usual;
}
