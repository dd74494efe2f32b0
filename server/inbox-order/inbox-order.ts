import { createHash } from "node:crypto";
import type { ContactMessage } from "#contract/contact.ts";
import { withAsciiDigits } from "#contract/digits.ts";
import type { ContactMessageStatus, QuarantineReason } from "../database/tables.ts";

/** What decides the place of a message in the inbox. */
export interface QueuePlace {
  readonly status: ContactMessageStatus;
  readonly dueAt: string | null;
  readonly receivedAt: string;
  readonly quarantine: QuarantineReason | null;
}

/** The first characters of queue keys, in the order of the inbox. */
export const queueClass = { due: "1", active: "2", done: "3", quarantined: "4" } as const;

/**
 * The sort key of the inbox: what has to be answered by a time, by that time; other unfinished messages; done ones;
 * the quarantine. One column, because an index over one column serves keyset paging on both engines.
 */
export function queueKey({ status, dueAt, receivedAt, quarantine }: QueuePlace): string {
  if (quarantine !== null) return queueClass.quarantined + receivedAt;
  if (status === "done") return queueClass.done + receivedAt;
  return dueAt === null ? queueClass.active + receivedAt : queueClass.due + dueAt;
}

/** The same for the same text from the same address. Taken from the masked message, so it holds no identity number. */
export function contentHash({ email, subject, query }: ContactMessage): string {
  const content = [email.toLowerCase(), subject, query].map((text) => text.trim()).join("\0");
  return createHash("sha256").update(content).digest("base64url").slice(0, 22);
}

/**
 * A phone number with its country code, or null if it is none that can be called. India's code is added to ten digits.
 */
export function phoneDigits(phone: string): string | null {
  const digits = withAsciiDigits(phone).replace(/\D/g, "");
  if (phone.trim().startsWith("+")) return digits.length >= 8 && digits.length <= 15 ? digits : null;
  const national = digits.replace(/^0+/, "");
  if (national.length === 10) return `91${national}`;
  return national.length === 12 && national.startsWith("91") ? national : null;
}
