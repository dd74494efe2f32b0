import type { ContactMessage } from "#contract/contact.ts";
import { maskIdentityNumbers } from "#contract/identity-numbers.ts";

/** The fields that a visitor filled in, without identity numbers. All five are free text. */
export function maskContactMessage({ name, email, phone, subject, query }: ContactMessage): ContactMessage {
  return {
    name: maskIdentityNumbers(name),
    email: maskIdentityNumbers(email),
    phone: maskIdentityNumbers(phone),
    subject: maskIdentityNumbers(subject),
    query: maskIdentityNumbers(query),
  };
}
