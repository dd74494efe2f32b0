import { z } from "zod";
import { quarantineSchema } from "../quarantine.ts";
import {
  emailSchema,
  eraseSchema,
  flagSchema,
  historyEntrySchema,
  idSchema,
  noteSchema,
  pageOf,
  pageQuerySchema,
  recordFilterSchema,
  sentMailSchema,
  staffNameSchema,
  timeSchema,
  typedText,
  undoableSchema,
  versionSchema,
} from "./common.ts";
import { deskLimits, maxBulk, maxRelated } from "./limits.ts";

/** "new": the one stage in which applications arrive. "hired" and "rejected" are end stages. */
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
  /** Counted up to `maxApplicantsCounted`. */
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
/** `position` moves the stage; the others close up. */
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
  /** Only applicants who asked to be erased. */
  erasure: flagSchema,
});

/**
 * By when an applicant entered the present stage: "stage" has the earliest first, "entered" the latest. "erasure" has
 * the earliest due time of an erasure first. With `q` the newest applicants come first.
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
  /** When the applicant entered this stage. */
  stageSince: timeSchema,
  owner: staffNameSchema.nullable(),
  /** The average of all colleagues' ratings. */
  rating: z.number().min(1).max(5).nullable(),
  receivedAt: timeSchema,
  /** Which of the person's applications it is, for any job: 1 for the first. */
  applicationNumber: z.number().int(),
  commentCount: z.number().int(),
  quarantine: quarantineSchema.nullable(),
  erasureDueAt: timeSchema.nullable(),
  version: versionSchema,
});
export type ApplicantItem = z.infer<typeof applicantItemSchema>;
export const applicantsPageSchema = pageOf(applicantItemSchema);
export type ApplicantsPage = z.infer<typeof applicantsPageSchema>;

/** More cards of a column are in the list, with `stage` and the column's cursor. */
export const boardQuerySchema = applicantsFilterSchema.omit({ stage: true }).extend({
  /** Cards per column. */
  limit: z.coerce.number().int().min(1).max(50).default(25),
});
export const boardSchema = z.object({
  columns: z.array(
    z.object({
      stage: stageSchema,
      /** How many applicants in the stage match the filter, counted up to `maxCounted`; null with `q`. */
      count: z.number().int().nullable(),
      /**
       * The median and the earliest entry of the applicants in the stage. Null in an end stage, in an empty stage, with
       * `q`, and when the count stops at `maxCounted`.
       */
      waitingSince: z.object({ median: timeSchema, earliest: timeSchema }).nullable(),
      /** When a wait is much longer than normal in this stage. Null in an end stage, and with `q`. */
      slow: z
        .object({
          /** The median of working days in the stage; null while few applicants have left it. */
          usualDays: z.number().int().nullable(),
          /** Applicants who entered the stage before this time wait long, or too long. */
          longSince: timeSchema,
          tooLongSince: timeSchema,
        })
        .nullable(),
      items: z.array(applicantItemSchema),
      /** For the list, with sort "entered". */
      nextCursor: z.string().nullable(),
    }),
  ),
});
export type Board = z.infer<typeof boardSchema>;

export const applicantSchema = applicantItemSchema.extend({
  address: z.string(),
  description: z.string(),
  /** Added by HR, because the form asks for none. Mails need it. */
  email: z.string().nullable(),
  /** Null if the vault cannot open the numbers, for example because another key sealed them. */
  identity: z
    .object({
      /** "XXXX XXXX 1234" */
      aadhaarMasked: z.string(),
      /** Whether the number's check digit is right; a typing error makes it wrong. */
      aadhaarPlausible: z.boolean(),
      licenceMasked: z.string().nullable(),
    })
    .nullable(),
  ratings: z.array(z.object({ by: staffNameSchema, rating: z.number().int().min(1).max(5), at: timeSchema })),
  myRating: z.number().int().min(1).max(5).nullable(),
  comments: z.array(noteSchema),
  mails: z.array(sentMailSchema),
  history: z.array(historyEntrySchema),
  /** The stages in the order of entry; `to` is null for the current one. */
  stages: z.array(z.object({ stage: z.string(), from: timeSchema, to: timeSchema.nullable() })),
  /** Other applications with the same identity number, for this job or others. */
  samePerson: z.array(applicantItemSchema),
});
export type Applicant = z.infer<typeof applicantSchema>;

export const changeApplicantSchema = z.object({
  version: versionSchema,
  ownerId: idSchema.nullable().optional(),
  email: emailSchema.nullable().optional(),
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
  /** Sent if and only if the move is stored. */
  mail: z.object(mailFields).optional(),
});
export type ChangeStageOfApplicant = z.input<typeof changeStageOfApplicantSchema>;

export const applicantsBulkSchema = z.object({
  ids: z.array(idSchema).min(1).max(maxBulk),
  stageId: idSchema,
});

/** Null removes the rating. */
export const ratingSchema = z.object({ rating: z.number().int().min(1).max(5).nullable() });

export const applicantMailSchema = z.object(mailFields);

export const revealedSchema = z.object({
  aadhaarNumber: z.string(),
  licenceNumber: z.string().nullable(),
});
export type Revealed = z.infer<typeof revealedSchema>;

/** Other applications of the same person, for which the call does the same. 409 when one is another person's. */
const alsoIds = z.array(idSchema).max(maxRelated).default([]);

export const erasureRequestSchema = z.object({
  version: versionSchema,
  reason: typedText(deskLimits.reason),
  alsoIds,
});

export const eraseApplicantSchema = eraseSchema.extend({ alsoIds });

/** How many applicants have an unread comment that mentions the caller. */
export const applicantCountsSchema = z.object({ mentionedUnread: z.number().int() });
