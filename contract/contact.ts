import { z } from "zod";
import { multilineText, storableText } from "./storable-text.ts";

/** Longest values, in characters. What people type into the form is far shorter. */
export const contactLimits = { name: 200, email: 320, phone: 60, subject: 300, query: 10_000 } as const;

/**
 * A contact message. The specification only requires four of its fields, so email and phone are free text. The limits
 * of length protect the server.
 */
export const contactMessageSchema = z.object({
  name: storableText().trim().min(1).max(contactLimits.name),
  email: storableText().trim().min(1).max(contactLimits.email),
  phone: storableText().trim().min(1).max(contactLimits.phone),
  subject: storableText().trim().min(1).max(contactLimits.subject),
  query: multilineText().max(contactLimits.query).default(""),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

/** The answer with status 201. A visitor may quote `reference` to the support team. */
export const contactAcceptedSchema = z.object({ message: z.string(), reference: z.string() });
export type ContactAccepted = z.infer<typeof contactAcceptedSchema>;
