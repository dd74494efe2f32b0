import { createHash } from "node:crypto";
import type { ContactMessage } from "#contract/contact.ts";

/**
 * A hash that is the same for the same text from the same address. It covers the masked message, so no identity
 * number.
 */
export function contentHash({ email, subject, query }: ContactMessage): string {
  const content = [email.toLowerCase(), subject, query].map((text) => text.trim()).join("\0");
  return createHash("sha256").update(content).digest("base64url").slice(0, 22);
}
