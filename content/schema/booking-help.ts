import { z } from "zod";

/** How a customer follows, cancels and pays a booking, each in one text. */
export const bookingHelpSchema = z.strictObject({
  track: z.string().min(20).max(200),
  cancel: z.string().min(20).max(200),
  /** After it: while the office is closed. */
  cancelLate: z.string().min(20).max(200),
  /** What the specification leaves open about paying. */
  pay: z.string().min(20).max(200),
});
export type BookingHelp = z.infer<typeof bookingHelpSchema>;
