import { z } from "zod";

/**
 * Why a record may be spam: "trap", the honeypot field was filled in; "haste", the form was filled in faster than a
 * person can; "staff", a colleague says so.
 */
export const quarantineSchema = z.enum(["trap", "haste", "staff"]);
export type QuarantineReason = z.infer<typeof quarantineSchema>;
