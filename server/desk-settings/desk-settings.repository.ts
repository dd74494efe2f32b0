import { z } from "zod";
import { answerTimes } from "#content/en/answer-times.ts";
import { type DeskSettings, deskSettingsSchema } from "#contract/desk/settings.ts";
import type { Queryable } from "../database/database.ts";

export const defaultDeskSettings: DeskSettings = {
  // What the site tells visitors.
  officeHours: answerTimes.open,
  answerWithinHours: answerTimes.replyHours,
  secondFactorRequired: false,
  // The owner decides: an update of the program must not begin to delete what the company has.
  messagesKeptDays: null,
  applicationsKeptDays: null,
};

/** What counts for a value that cannot be read: nothing is deleted by it, and nobody signs in more easily. */
const cautiousDeskSettings: DeskSettings = { ...defaultDeskSettings, secondFactorRequired: true };

/**
 * What an admin set on the desk, over the defaults. A value of another version of the program, whose limits were wider,
 * leaves the other settings as they are: `unreadable` names it.
 */
export async function readDeskSettings(db: Queryable) {
  const { stored, version } = await readStored(db);
  const { error } = deskSettingsSchema.partial().safeParse(stored);
  const unreadable = [...new Set(error?.issues.map(({ path: [name] }) => name as keyof DeskSettings))];
  const instead = Object.fromEntries(unreadable.map((name) => [name, cautiousDeskSettings[name]]));
  const settings = deskSettingsSchema.parse({ ...defaultDeskSettings, ...stored, ...instead });
  return { settings, version, unreadable };
}

/** Changes these settings. What is stored of the others stays, even if only another version can read it. */
export async function storeDeskSettings(
  db: Queryable,
  changes: { readonly [Name in keyof DeskSettings]?: DeskSettings[Name] | undefined },
  version: number,
): Promise<void> {
  const { stored } = await readStored(db);
  await db
    .updateTable("desk_settings")
    .set({ value: JSON.stringify({ ...stored, ...changes }), version: version + 1 })
    .where("slot", "=", "current")
    .execute();
}

async function readStored(db: Queryable) {
  const row = await db
    .selectFrom("desk_settings")
    .select(["value", "version"])
    .where("slot", "=", "current")
    .executeTakeFirst();
  const stored = z.record(z.string(), z.unknown()).parse(JSON.parse(row?.value ?? "{}"));
  return { stored, version: row?.version ?? 1 };
}
