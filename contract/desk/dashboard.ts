import { z } from "zod";
import { timeSchema } from "./common.ts";

/** GET /api/dashboard?days=7. Parts that the role may not read are null. Days and hours are India's. */
export const dashboardQuerySchema = z.object({ days: z.coerce.number().int().min(1).max(92).default(7) });

const byDay = z.array(z.object({ day: z.iso.date(), count: z.number().int() }));

export const dashboardSchema = z.object({
  from: timeSchema,
  to: timeSchema,
  messages: z
    .object({
      byDay,
      /** 24 numbers, from midnight. */
      byHour: z.array(z.number().int()).length(24),
      /** Minutes from the message to the first answer; null without any. */
      firstAnswerMinutes: z.object({
        answered: z.number().int(),
        p50: z.number().nullable(),
        p90: z.number().nullable(),
        p99: z.number().nullable(),
      }),
      /** Now, counted up to 1000. */
      overdue: z.number().int(),
      unassigned: z.number().int(),
    })
    .nullable(),
  applications: z
    .object({
      byDay,
      byJob: z.array(
        z.object({ jobId: z.string(), title: z.string(), city: z.string(), count: z.number().int() }),
      ),
      /** All applicants, not only of these days. */
      byStage: z.array(z.object({ stageId: z.string(), name: z.string(), count: z.number().int() })),
      erasuresDue: z.number().int(),
    })
    .nullable(),
  chat: z
    .object({
      byDay,
      /** Questions that Meena could not answer, the most frequent topics of them first. */
      unanswered: z.number().int(),
      unansweredExamples: z.array(z.object({ message: z.string(), at: timeSchema })),
    })
    .nullable(),
  deliveries: z
    .object({ delivered: z.number().int(), pending: z.number().int(), dead: z.number().int() })
    .nullable(),
});
export type Dashboard = z.infer<typeof dashboardSchema>;
