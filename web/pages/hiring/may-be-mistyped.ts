import { applicantDigits } from "#contract/applicant-digits.ts";
import { canBeAadhaar } from "#contract/check-digits/aadhaar.ts";

/** Whether a whole Aadhaar number cannot be right. */
export function mayBeMistyped(aadhaar: string): boolean {
  return aadhaar.length === applicantDigits.aadharNumber && !canBeAadhaar(aadhaar);
}
