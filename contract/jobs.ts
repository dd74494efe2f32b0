import { z } from "zod";

/** Only an Open job is offered and takes applications. */
export const jobStatuses = ["Open", "Closed"] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** A job, with the names that the specification gives its parts. */
export const jobSchema = z.object({
  _id: z.string(),
  title: z.string(),
  city: z.string(),
  status: z.enum(jobStatuses),
});
export type Job = z.infer<typeof jobSchema>;

/** What `GET /api/v1/jobs` answers: every job, open or not. */
export const jobListSchema = z.object({ jobs: z.array(jobSchema) });
