import { hasVerhoeffDigit } from "./verhoeff.ts";

/**
 * Whether twelve digits (0 to 9) can be an Aadhaar number: none begins with 0 or 1, and the last one checks the others.
 */
export function canBeAadhaar(digits: string): boolean {
  return /^[2-9]/.test(digits) && hasVerhoeffDigit(digits);
}
