import { z } from "zod";
import { applicantDigits } from "./applicant-digits.ts";
import { storableText } from "./storable-text.ts";

/** Longest accepted values, in characters. */
const applicantLimits = {
  name: 200,
  address: 1_000,
  licenseNumber: 60,
  description: 5_000,
  jobId: 100,
} as const;

/** People copy such numbers in groups, "1234 5678 9012": blanks and hyphens are no mistake. */
function digits(count: number) {
  return storableText()
    .overwrite((text) => text.replace(/[\s-]/g, ""))
    .min(1)
    .regex(new RegExp(`^[0-9]{${count}}$`));
}

/** An application for a job. No checksum is asked of the Aadhar number: staff see whether it holds. */
export const applicationSchema = z.object({
  name: storableText().trim().min(1).max(applicantLimits.name),
  address: storableText().trim().min(1).max(applicantLimits.address),
  phoneNumber: digits(applicantDigits.phoneNumber),
  licenseNumber: storableText().trim().max(applicantLimits.licenseNumber).default(""),
  aadharNumber: digits(applicantDigits.aadharNumber),
  description: storableText().max(applicantLimits.description).default(""),
  jobId: storableText().trim().min(1).max(applicantLimits.jobId),
});
export type Application = z.infer<typeof applicationSchema>;

/** What the call answers with 201. */
export const applicationAcceptedSchema = z.object({ message: z.string() });
export type ApplicationAccepted = z.infer<typeof applicationAcceptedSchema>;
