import { z } from "zod";
import { multilineText } from "../storable-text.ts";
import { idSchema, timeSchema, typedText, versionSchema } from "./common.ts";
import { deskLimits } from "./limits.ts";

/** Visitors see "Open" and "Closed", never "Draft". */
const deskJobStatusSchema = z.enum(["Draft", "Open", "Closed"]);
export type DeskJobStatus = z.infer<typeof deskJobStatusSchema>;

/** The types of schema.org's JobPosting. */
export const employmentTypes = ["FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY", "INTERN"] as const;

export const deskJobSchema = z.object({
  id: idSchema,
  title: z.string(),
  city: z.string(),
  /** Plain text; an empty line separates paragraphs. May be empty. */
  text: z.string(),
  employmentType: z.enum(employmentTypes).nullable(),
  status: deskJobStatusSchema,
  /** An invented job of a new database. Opening a real job removes these, but those with applicants become drafts. */
  sample: z.boolean(),
  /** When the job was last opened, if known. */
  postedAt: timeSchema.nullable(),
  changedAt: timeSchema.nullable(),
  /** Without the quarantine, counted up to `maxApplicantsCounted`. */
  applicantCount: z.number().int(),
  version: versionSchema,
});
export type DeskJob = z.infer<typeof deskJobSchema>;

export const deskJobsSchema = z.object({ items: z.array(deskJobSchema) });

const fields = {
  title: typedText(deskLimits.jobTitle),
  city: typedText(deskLimits.jobCity),
  text: multilineText().trim().max(deskLimits.jobText),
  employmentType: z.enum(employmentTypes).nullable(),
};

export const newJobSchema = z.object({
  ...fields,
  text: fields.text.default(""),
  employmentType: fields.employmentType.default(null),
  status: z.enum(["Draft", "Open"]).default("Draft"),
});
export type NewJob = z.input<typeof newJobSchema>;

/** `status` opens or closes the job; an opened job does not become a draft again. */
export const changeJobSchema = z.object({
  version: versionSchema,
  title: fields.title.optional(),
  city: fields.city.optional(),
  text: fields.text.optional(),
  employmentType: fields.employmentType.optional(),
  status: deskJobStatusSchema.optional(),
});

export const previewJobSchema = z.object({ ...fields, postedAt: timeSchema.optional() });
export const jobPreviewSchema = z.object({
  /** The card on the site. */
  card: z.object({ title: z.string(), city: z.string(), paragraphs: z.array(z.string()) }),
  /** What search engines get; the site adds the company and the address. */
  jobPosting: z.record(z.string(), z.unknown()),
});
