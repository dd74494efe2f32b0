import type { z } from "zod";
import type { Board, boardQuerySchema } from "#contract/desk/applicants.ts";
import type { Database } from "../../../database/database.ts";
import { readDeskSettings } from "../../../desk-settings/desk-settings.repository.ts";
import { type SignedInStaff, staffNames } from "../../accounts/staff.repository.ts";
import { readPage } from "../../lists/list-page.ts";
import { isEnd, listStages } from "../../stages/stages.repository.ts";
import { applicantItem } from "./applicants.item.ts";
import { applicantsSource, countInStage } from "./applicants.list.ts";
import { slowIn } from "./time-in-stage.ts";
import { usualStays } from "./usual-stays.repository.ts";

/** A column for each stage, with its first cards. */
export async function readBoard(
  database: Database,
  staff: SignedInStaff,
  { limit, ...filter }: z.output<typeof boardQuerySchema>,
  now: Date,
): Promise<Board["columns"]> {
  const names = await staffNames(database.kysely);
  const stages = await listStages(database.readOnly);
  const { officeHours } = (await readDeskSettings(database.kysely)).settings;
  const usual = await usualStays(database.readOnly, officeHours);
  return Promise.all(
    stages.map(async (stage) => {
      const inStage = { ...filter, stage: stage.id };
      const column = applicantsSource(database, staff, inStage, "entered");
      const page = await readPage(database, { limit, q: filter.q }, column);
      // A searched reference finds its record in any stage.
      const rows = page.rows.filter((row) => row.stage_id === stage.id);
      const { count, waitingSince } = filter.q
        ? { count: null, waitingSince: null }
        : await countInStage(database, staff, inStage);
      const isWaiting = count !== null && !isEnd(stage);
      return {
        stage,
        count,
        waitingSince: isEnd(stage) ? null : waitingSince,
        slow: isWaiting ? slowIn(usual.get(stage.id), { count, waitingSince }, now, officeHours) : null,
        items: rows.map((row) => applicantItem(row, names)),
        nextCursor: page.nextCursor,
      };
    }),
  );
}
