import { z } from "zod";
import { isOpenLongEnough, type OfficeHours } from "../office-time.ts";
import { idSchema, versionSchema } from "./common.ts";
import { keptDays } from "./limits.ts";

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const officeHoursSchema = z
  .object({
    days: z
      .array(z.number().int().min(1).max(7))
      .min(1)
      .max(7)
      .refine((days) => new Set(days).size === days.length),
    from: clockTime,
    to: clockTime,
  })
  .refine(({ from, to }) => isOpenLongEnough(from, to)) satisfies z.ZodType<OfficeHours>;

const keptDaysSchema = z.number().int().min(keptDays.least).max(keptDays.most).nullable();

/** What an admin may change on the desk. */
export const deskSettingsSchema = z.object({
  /** In India's time (UTC+05:30). 1 is Monday, 7 Sunday. */
  officeHours: officeHoursSchema,
  /** Office hours until a first answer is due. */
  answerWithinHours: z.number().min(0.5).max(200),
  secondFactorRequired: z.boolean(),
  /** A message is erased this many days after its arrival, last note or last reply; null: only by hand. */
  messagesKeptDays: keptDaysSchema,
  /**
   * An application that led to no job is erased this many days after its job was closed, and after its own arrival,
   * last move to a stage or last comment; null: only by hand.
   */
  applicationsKeptDays: keptDaysSchema,
});
export type DeskSettings = z.infer<typeof deskSettingsSchema>;

export const settingsSchema = z.object({
  desk: deskSettingsSchema,
  version: versionSchema,
  /** The program's configuration, read-only. The value of a secret is null. */
  configuration: z.array(
    z.object({ name: z.string(), value: z.string().nullable(), set: z.boolean(), secret: z.boolean() }),
  ),
  /** What housekeeping deletes, and after how many days; null: never. */
  retention: z.array(z.object({ name: z.string(), days: z.number().nullable() })),
});
export type Settings = z.infer<typeof settingsSchema>;

export const changeSettingsSchema = deskSettingsSchema.partial().extend({ version: versionSchema });
export type ChangeSettings = z.input<typeof changeSettingsSchema>;

export const testMailSchema = z.object({ outboxId: idSchema });
