import { z } from "zod";
import { storableText } from "../storable-text.ts";
import { idSchema, momentSchema, pageOf, pageQuerySchema, staffNameSchema, timeSchema } from "./common.ts";

export const auditQuerySchema = pageQuerySchema.extend({
  /** A colleague's id. */
  actor: idSchema.optional(),
  /** e.g. "applicants.revealed", or only the part before the dot: "applicants". */
  action: storableText().max(60).optional(),
  /** The id of a message, an applicant, a job or a colleague. */
  subject: idSchema.optional(),
  from: momentSchema.optional(),
  to: momentSchema.optional(),
});

const auditEntrySchema = z.object({
  sequence: z.number().int(),
  at: timeSchema,
  /** Null: the program, or somebody who was not signed in. */
  actor: staffNameSchema.nullable(),
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  /** The reference, title or address of the subject; null if the subject is gone, or is a colleague or a stage. */
  subjectLabel: z.string().nullable(),
  /** Never an identity number and never what a visitor wrote. */
  detail: z.record(z.string(), z.unknown()),
  /** SHA-256 over this entry, without a typed reason, and the previous hash, in hexadecimal. */
  hash: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export const auditPageSchema = pageOf(auditEntrySchema);
export type AuditPage = z.infer<typeof auditPageSchema>;

export const auditVerifiedSchema = z.object({
  intact: z.boolean(),
  entries: z.number().int(),
  /** The first entry that was changed or whose predecessor is missing. */
  brokenAt: z.number().int().nullable(),
});
export type AuditVerified = z.infer<typeof auditVerifiedSchema>;
