import { z } from "zod";
import { isOpenLongEnough, type OfficeHours } from "../office-time.ts";
import { idSchema, versionSchema } from "./common.ts";

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const officeHoursSchema = z.object({
  days: z.array(z.number().int().min(1).max(7)).min(1).max(7),
  from: clockTime,
  to: clockTime,
}) satisfies z.ZodType<OfficeHours>;

const keptDays = z.number().int().min(30).max(3_650).nullable();

/** What an admin may change on the desk. */
export const deskSettingsSchema = z.object({
  /** In India's time (UTC+05:30). 1 is Monday, 7 Sunday. */
  officeHours: officeHoursSchema,
  /** A first answer is due after this many office hours. */
  answerWithinHours: z.number().min(0.5).max(200),
  /** Everybody needs a second factor. */
  secondFactorRequired: z.boolean(),
  /** A message is erased this many days after the last thing that happened to it; null: only by hand. */
  messagesKeptDays: keptDays,
  /** An application that led to no job is erased this many days after its job was closed; null: only by hand. */
  applicationsKeptDays: keptDays,
});
export type DeskSettings = z.infer<typeof deskSettingsSchema>;

export const settingsSchema = z.object({
  desk: deskSettingsSchema,
  version: versionSchema,
  /** The program's configuration, read-only. A secret has no value, only whether it is set. */
  configuration: z.array(
    z.object({ name: z.string(), value: z.string().nullable(), set: z.boolean(), secret: z.boolean() }),
  ),
  /** What housekeeping deletes, and after how many days; null: it does not delete them. */
  retention: z.array(z.object({ name: z.string(), days: z.number().nullable() })),
});
export type Settings = z.infer<typeof settingsSchema>;

export const changeSettingsSchema = deskSettingsSchema.partial().extend({
  officeHours: officeHoursSchema.refine(({ from, to }) => isOpenLongEnough(from, to)).optional(),
  version: versionSchema,
});
export type ChangeSettings = z.input<typeof changeSettingsSchema>;

export const testMailSchema = z.object({ outboxId: idSchema });
