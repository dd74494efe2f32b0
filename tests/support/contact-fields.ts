import type { z } from "zod";
import type { contactMessageSchema } from "#contract/contact.ts";

type Typed = z.input<typeof contactMessageSchema>;
type RequiredName = { [Name in keyof Typed]-?: undefined extends Typed[Name] ? never : Name }[keyof Typed];

/** A value that is accepted for each required field of the contact form. The types name a new one that lacks it. */
export const requiredContactFields: Readonly<Record<RequiredName, string>> = {
  name: "Asha Verma",
  email: "asha@example.com",
  phone: "98765 00000",
  subject: "Forty cartons to Ambala",
};
