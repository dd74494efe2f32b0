import { z } from "zod";
import { timeSchema } from "./common.ts";

/**
 * The dashboard covers `days` whole days, in India's time; the last day is `until`, or today. What the role may not
 * read is null.
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
      /** Minutes from a message to the delivery of its first answer; null without answers. */
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
      /** All applicants, of any day; each stage is counted up to `maxApplicantsCounted`. */
      byStage: z.array(z.object({ stageId: z.string(), name: z.string(), count: z.number().int() })),
      erasuresDue: z.number().int(),
    })
    .nullable(),
  chat: z
    .object({
      byDay,
      /** How often Meena could not answer, counted up to `maxCounted`. */
      unanswered: z.number().int(),
      /** The most frequent of these questions, each with its last time; `GET /api/chat` lists all. */
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
