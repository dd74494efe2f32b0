import { z } from "zod";
import { timeSchema } from "./common.ts";

/**
 * The answer covers this many whole days. The last one is `until`, by default today. Parts that the role may not read
 * are null. Days and hours are India's.
 */
export const dashboardQuerySchema = z.object({
  days: z.coerce.number().int().min(1).max(92).default(7),
  until: z.iso.date().optional(),
});

const byDay = z.array(z.object({ day: z.iso.date(), count: z.number().int() }));

export const dashboardSchema = z.object({
  from: timeSchema,
  to: timeSchema,
  messages: z
    .object({
      byDay,
      /** 24 numbers, from midnight. */
      byHour: z.array(z.number().int()).length(24),
      /** Minutes from the message to the delivery of the first answer; null without any. */
      firstAnswerMinutes: z.object({
        answered: z.number().int(),
        p50: z.number().nullable(),
        p90: z.number().nullable(),
        p99: z.number().nullable(),
      }),
      /** Now, counted up to `maxCounted`. */
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
      /** All applicants, not only of these days; each stage counted up to `maxApplicantsCounted`. */
      byStage: z.array(z.object({ stageId: z.string(), name: z.string(), count: z.number().int() })),
      erasuresDue: z.number().int(),
    })
    .nullable(),
  chat: z
    .object({
      byDay,
      /** How often Meena could not answer, counted up to `maxCounted`. */
      unanswered: z.number().int(),
      /** The ten most frequent of these questions, each once; `at` is its last time. GET /api/chat has all. */
      unansweredQuestions: z.array(
        z.object({ message: z.string(), count: z.number().int(), at: timeSchema }),
      ),
    })
    .nullable(),
  deliveries: z
    .object({ delivered: z.number().int(), pending: z.number().int(), dead: z.number().int() })
    .nullable(),
});
export type Dashboard = z.infer<typeof dashboardSchema>;
