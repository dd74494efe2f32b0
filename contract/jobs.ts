import { z } from "zod";

/** Only an Open job is offered and takes applications. */
const jobStatuses = ["Open", "Closed"] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** A job, in the names of the specification. */
const jobSchema = z.object({
  _id: z.string(),
  title: z.string(),
  city: z.string(),
  status: z.enum(jobStatuses),
  text: z.string().optional().describe("Plain text; an empty line separates paragraphs. May be empty."),
});
export type Job = z.infer<typeof jobSchema>;

/** A job for the pages that the server renders. */
export interface ListedJob extends Omit<Job, "text"> {
  /** ISO 8601 in UTC; null if unknown. */
  readonly postedAt: string | null;
  /** Plain text; an empty line separates paragraphs. May be empty. */
  readonly text: string;
  /** A word of schema.org, e.g. FULL_TIME. */
  readonly employmentType: string | null;
}

/** What `GET /api/v1/jobs` answers: every job, open or not. */
export const jobListSchema = z.object({ jobs: z.array(jobSchema) });
