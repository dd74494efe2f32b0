import { z } from "zod";
import { storableText } from "./storable-text.ts";

/** Longest accepted values, in characters. The site's own form stays far below them. */
export const contactLimits = { name: 200, email: 320, phone: 60, subject: 300, query: 10_000 } as const;

/**
 * A contact message. The specification checks only that four fields are present; email and phone
 * stay free text. Lengths are the server's own protection.
 */
export const contactMessageSchema = z.object({
  name: storableText().trim().min(1).max(contactLimits.name),
  email: storableText().trim().min(1).max(contactLimits.email),
  phone: storableText().trim().min(1).max(contactLimits.phone),
  subject: storableText().trim().min(1).max(contactLimits.subject),
  query: storableText().max(contactLimits.query).default(""),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

/** What the call answers with 201. `reference` is what a visitor may quote to the support team. */
export const contactAcceptedSchema = z.object({ message: z.string(), reference: z.string() });
export type ContactAccepted = z.infer<typeof contactAcceptedSchema>;
