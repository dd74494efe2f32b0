import { z } from "zod";

/** How a customer follows and cancels a booking, each in one text. */
export const bookingHelpSchema = z.strictObject({
  track: z.string().min(20).max(200),
  cancel: z.string().min(20).max(200),
});
export type BookingHelp = z.infer<typeof bookingHelpSchema>;
