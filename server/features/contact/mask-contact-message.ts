import { type ContactMessage, contactMessageSchema } from "#contract/contact.ts";
import { maskIdentityNumbers } from "#contract/identity-numbers.ts";

const fields = contactMessageSchema.keyof().options;

/** The fields of a message, and nothing else of a row, with identity numbers masked: every field is free text. */
export function maskContactMessage(message: ContactMessage): ContactMessage {
  const masked = fields.map((field) => [field, maskIdentityNumbers(message[field])]);
  return Object.fromEntries(masked) as ContactMessage;
}
