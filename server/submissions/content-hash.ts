import { createHash } from "node:crypto";
import type { ContactMessage } from "#contract/contact.ts";

/** The same for the same text from the same address. Taken from the masked message, so it holds no identity number. */
export function contentHash({ email, subject, query }: ContactMessage): string {
  const content = [email.toLowerCase(), subject, query].map((text) => text.trim()).join("\0");
  return createHash("sha256").update(content).digest("base64url").slice(0, 22);
}
