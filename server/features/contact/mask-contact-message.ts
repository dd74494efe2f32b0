import { type ContactMessage, contactMessageSchema } from "#contract/contact.ts";
import { maskIdentityNumbers } from "#contract/identity-numbers.ts";

const fields = contactMessageSchema.keyof().options;

/** The fields of a message, and nothing else of the row, without identity numbers: each is free text that may hold one. */
export function maskContactMessage(message: ContactMessage): ContactMessage {
  const masked = fields.map((field) => [field, maskIdentityNumbers(message[field])]);
  return Object.fromEntries(masked) as ContactMessage;
}
