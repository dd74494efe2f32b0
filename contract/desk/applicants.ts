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

/** "new": applications arrive in it; exactly one stage is of this kind. "hired" and "rejected" are end stages. */
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
  /** How many applicants are in it, counted up to `maxApplicantsCounted`. */
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
 * "stage" sorts by the time in the stage, longest first; "entered" by the entry into it, newest first; "erasure" by
 * the time at which an erasure is due, earliest first. With `q` the newest come first.
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
  /** Which application of the same person it is, for this job or another: 1 for the first. */
  applicationNumber: z.number().int(),
  commentCount: z.number().int(),
  quarantine: quarantineSchema.nullable(),
  erasureDueAt: timeSchema.nullable(),
  version: versionSchema,
});
export type ApplicantItem = z.infer<typeof applicantItemSchema>;
export const applicantsPageSchema = pageOf(applicantItemSchema);
export type ApplicantsPage = z.infer<typeof applicantsPageSchema>;

/** The list with `stage` and a column's cursor gives more of its cards. */
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
       * The median and the oldest time of entry of those who wait in it. Null in an end stage, in an empty one, with
       * `q`, and when the count ends at `maxCounted`.
       */
      waitingSince: z.object({ half: timeSchema, longest: timeSchema }).nullable(),
      /** From when on a wait is much longer than is normal in this stage. Null in an end stage, and with `q`. */
      slow: z
        .object({
          /** The median of the working days that applicants stayed in the stage; null while few have left it. */
          usualDays: z.number().int().nullable(),
          /** Applicants who entered the stage earlier wait for long, or for too long. */
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
  /** Null if the vault cannot open them, for example because they were sealed with another key. */
  identity: z
    .object({
      /** "XXXX XXXX 1234" */
      aadhaarMasked: z.string(),
      /** Whether the number's check digit is right. After a typing error it is wrong. */
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

/** Other applications of the same person that are treated alike. 409 when one of them is another person's. */
const alsoIds = z.array(idSchema).max(20).default([]);

export const erasureRequestSchema = z.object({
  version: versionSchema,
  reason: typedText(deskLimits.reason),
  alsoIds,
});

export const eraseApplicantSchema = reasonAndPasswordSchema.extend({ alsoIds });

/** How many applicants have a comment that mentions me and that I have not seen. */
export const applicantCountsSchema = z.object({ mentionedUnread: z.number().int() });
