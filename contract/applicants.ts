import { z } from "zod";
import { applicantDigits, type DigitField } from "./applicant-digits.ts";
import { firstNumberIn } from "./digits.ts";
import { multilineText, storableText } from "./storable-text.ts";

/** Longest accepted values, in characters. */
export const applicantLimits = {
  name: 200,
  address: 1_000,
  licenseNumber: 60,
  description: 5_000,
  jobId: 100,
} as const;

/** A number in any spelling; only its digits are stored. */
function digits(field: DigitField) {
  return storableText()
    .overwrite((text) => firstNumberIn(field, text).digits)
    .min(1)
    .regex(new RegExp(`^[0-9]{${applicantDigits[field]}}$`));
}

/**
 * An application for a job. By the specification only the length of the Aadhaar number is checked. Identity numbers are
 * stored sealed; staff see them masked, and in full only by an audited call.
 */
export const applicationSchema = z.object({
  name: storableText().trim().min(1).max(applicantLimits.name),
  address: multilineText().trim().min(1).max(applicantLimits.address),
  phoneNumber: digits("phoneNumber"),
  licenseNumber: storableText().trim().max(applicantLimits.licenseNumber).default(""),
  aadharNumber: digits("aadharNumber"),
  description: multilineText().max(applicantLimits.description).default(""),
  jobId: storableText().trim().min(1).max(applicantLimits.jobId),
});
export type Application = z.infer<typeof applicationSchema>;

/** The answer with status 201. An applicant may quote `reference` to the team. */
export const applicationAcceptedSchema = z.object({
  message: z.string(),
  reference: z
    .string()
    .optional()
    .describe("Missing only where the first answer to a key was given before applications had references."),
});
export type ApplicationAccepted = z.infer<typeof applicationAcceptedSchema>;
