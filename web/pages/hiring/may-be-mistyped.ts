import { applicantDigits } from "#contract/applicant-digits.ts";
import { hasVerhoeffDigit } from "#contract/domain/verhoeff.ts";

/** Whether a whole Aadhaar number cannot be right: none begins with 0 or 1, and the last digit checks the others. */
export function mayBeMistyped(aadhaar: string): boolean {
  return aadhaar.length === applicantDigits.aadharNumber && (aadhaar < "2" || !hasVerhoeffDigit(aadhaar));
}
