import { z } from "zod";
import {
  flagSchema,
  historyEntrySchema,
  idSchema,
  noteSchema,
  pageOf,
  pageQuerySchema,
  reasonAndPasswordSchema,
  recordFilterSchema,
  sentMailSchema,
  staffNameSchema,
  timeSchema,
  typedText,
  undoableSchema,
  versionSchema,
} from "./common.ts";
import { quarantineSchema } from "./inbox.ts";
import { deskLimits } from "./limits.ts";
import { mailSchema } from "./session.ts";

/** "new": where applications arrive; exactly one stage is. "hired" and "rejected" end the way. */
const stageKindSchema = z.enum(["new", "active", "hired", "rejected"]);
export type StageKind = z.infer<typeof stageKindSchema>;
const addedStageKindSchema = stageKindSchema.exclude(["new"]);

/** A stage that HR names. */
export const stageSchema = z.object({
  id: idSchema,
  name: z.string(),
  kind: stageKindSchema,
  /** From left to right. */
  position: z.number().int(),
  /** The saved reply that the desk offers on a change to this stage. */
  templateId: idSchema.nullable(),
  /** How many applicants are in it, counted up to 10000. */
  applicantCount: z.number().int(),
  version: versionSchema,
});
export type Stage = z.infer<typeof stageSchema>;
export const stagesSchema = z.object({ items: z.array(stageSchema) });

export const newStageSchema = z.object({
  name: typedText(deskLimits.stageName),
  kind: addedStageKindSchema.default("active"),
  templateId: idSchema.nullable().default(null),
});
export type NewStage = z.input<typeof newStageSchema>;
/** `position` moves it there; the others close up. */
export const changeStageSchema = z.object({
  version: versionSchema,
  name: typedText(deskLimits.stageName).optional(),
  kind: addedStageKindSchema.optional(),
  position: z.number().int().min(0).optional(),
  templateId: idSchema.nullable().optional(),
});

export const applicantsFilterSchema = recordFilterSchema.extend({
  job: idSchema.optional(),
  stage: idSchema.optional(),
  /** At least this many stars on average. */
  rating: z.coerce.number().int().min(1).max(5).optional(),
  /** Only the first application of a person for a job. */
  firstOnly: flagSchema,
  /** Those who asked to be erased. */
  erasure: flagSchema,
});

/**
 * "stage": who has been longest in the stage first; "entered": who entered it last first; "erasure": whose erasing is
 * due first. With `q` the newest come first.
 */
export const applicantsQuerySchema = applicantsFilterSchema.extend({
  sort: z.enum(["newest", "oldest", "stage", "entered", "erasure"]).default("newest"),
  ...pageQuerySchema.shape,
});

export const applicantItemSchema = z.object({
  id: idSchema,
  reference: z.string().nullable(),
  name: z.string(),
  phoneNumber: z.string(),
  job: z.object({ id: idSchema, title: z.string(), city: z.string() }),
  stage: z.object({ id: idSchema, name: z.string(), kind: stageKindSchema }),
  /** Since when in this stage. */
  stageSince: timeSchema,
  owner: staffNameSchema.nullable(),
  /** The average of all colleagues' ratings. */
  rating: z.number().min(1).max(5).nullable(),
  receivedAt: timeSchema,
  /** Which application of the same person it is, for this job or another: 1 for the first. */
  application: z.number().int(),
  commentCount: z.number().int(),
  quarantine: quarantineSchema.nullable(),
  erasureDueAt: timeSchema.nullable(),
  version: versionSchema,
});
export type ApplicantItem = z.infer<typeof applicantItemSchema>;
export const applicantsPageSchema = pageOf(applicantItemSchema);
export type ApplicantsPage = z.infer<typeof applicantsPageSchema>;

/** More of a column: the list with `stage` and its cursor. */
export const boardQuerySchema = applicantsFilterSchema.omit({ stage: true }).extend({
  /** Cards a column. */
  limit: z.coerce.number().int().min(1).max(50).default(25),
});
export const boardSchema = z.object({
  columns: z.array(
    z.object({
      stage: stageSchema,
      /** How many of those in the stage the filter lets through, counted up to `mostCounted`; null with `q`. */
      count: z.number().int().nullable(),
      /** Since when half of them wait in it, and the one who waits longest. Null where the way ends, and if uncounted. */
      waitingSince: z.object({ half: timeSchema, longest: timeSchema }).nullable(),
      /** Who waits for much longer than is normal in this stage. Null where the way ends, and with `q`. */
      slow: z
        .object({
          /** How many working days people stayed in the stage, the median; null while few have left it. */
          usualDays: z.number().int().nullable(),
          /** Who entered the stage before waits for long, or for too long. */
          longSince: timeSchema,
          tooLongSince: timeSchema,
        })
        .nullable(),
      items: z.array(applicantItemSchema),
      /** For the list, sorted by "entered". */
      nextCursor: z.string().nullable(),
    }),
  ),
});
export type Board = z.infer<typeof boardSchema>;

export const applicantSchema = applicantItemSchema.extend({
  address: z.string(),
  description: z.string(),
  /** The form asks for none; HR adds it when they know it. Mails need it. */
  email: z.string().nullable(),
  /** Null: the vault cannot open them, as with another key than they were sealed with. */
  identity: z
    .object({
      /** "XXXX XXXX 1234" */
      aadhaarMasked: z.string(),
      /** Whether the number's check digit holds: a typing error does not. */
      aadhaarPlausible: z.boolean(),
      licenceMasked: z.string().nullable(),
    })
    .nullable(),
  ratings: z.array(z.object({ by: staffNameSchema, rating: z.number().int().min(1).max(5), at: timeSchema })),
  myRating: z.number().int().min(1).max(5).nullable(),
  comments: z.array(noteSchema),
  mails: z.array(sentMailSchema),
  history: z.array(historyEntrySchema),
  /** How long in each stage, in the order of entering; the last one goes on. */
  stages: z.array(z.object({ stage: z.string(), from: timeSchema, to: timeSchema.nullable() })),
  /** Other applications with the same identity number, for this job or others. */
  samePerson: z.array(applicantItemSchema),
});
export type Applicant = z.infer<typeof applicantSchema>;

export const changeApplicantSchema = z.object({
  version: versionSchema,
  ownerId: idSchema.nullable().optional(),
  email: mailSchema.nullable().optional(),
  quarantined: z.boolean().optional(),
});
export type ChangeApplicant = z.input<typeof changeApplicantSchema>;
export const applicantChangedSchema = undoableSchema.extend({ item: applicantItemSchema });

const mailFields = {
  key: z.uuid(),
  subject: typedText(deskLimits.mailSubject),
  text: typedText(deskLimits.mailText),
};

export const changeStageOfApplicantSchema = z.object({
  version: versionSchema,
  stageId: idSchema,
  /** Sent if and only if the change is stored. */
  mail: z.object(mailFields).optional(),
});
export type ChangeStageOfApplicant = z.input<typeof changeStageOfApplicantSchema>;

export const applicantsBulkSchema = z.object({
  ids: z.array(idSchema).min(1).max(200),
  stageId: idSchema,
});

/** Null takes it back. */
export const ratingSchema = z.object({ rating: z.number().int().min(1).max(5).nullable() });

export const applicantMailSchema = z.object(mailFields);

export const revealedSchema = z.object({
  aadhaarNumber: z.string(),
  licenceNumber: z.string().nullable(),
});
export type Revealed = z.infer<typeof revealedSchema>;

/** Other applications of the same person to which the same is done. 409 when one of them is somebody else's. */
const alsoIds = z.array(idSchema).max(20).default([]);

export const erasureRequestSchema = z.object({
  version: versionSchema,
  reason: typedText(deskLimits.reason),
  alsoIds,
});

export const eraseApplicantSchema = reasonAndPasswordSchema.extend({ alsoIds });

/** On how many applicants a comment mentions me that I have not seen. */
export const applicantCountsSchema = z.object({ mentionedUnread: z.number().int() });
