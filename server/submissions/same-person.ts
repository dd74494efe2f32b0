import { createHash } from "node:crypto";
import type { ContactMessage } from "#contract/contact.ts";
import { digitsIn } from "#contract/digits.ts";

/** The same for the same text from the same address. Taken from the masked message, so it holds no identity number. */
export function contentHash({ email, subject, query }: ContactMessage): string {
  const content = [email.toLowerCase(), subject, query].map((text) => text.trim()).join("\0");
  return createHash("sha256").update(content).digest("base64url").slice(0, 22);
}

/**
 * A phone number with its country code, or null if it is none that can be called. India's code is added to ten digits.
 */
export function phoneDigits(phone: string): string | null {
  const digits = digitsIn(phone);
  if (phone.trim().startsWith("+")) return digits.length >= 8 && digits.length <= 15 ? digits : null;
  const national = digits.replace(/^0+/, "");
  if (national.length === 10) return `91${national}`;
  return national.length === 12 && national.startsWith("91") ? national : null;
}
