import { placeholder } from "../placeholder.ts";
import type { BookingHelp } from "../schema/booking-help.ts";
import { site } from "./site.ts";

/**
 * How a customer follows and cancels a booking: every page that speaks of it says it in these sentences. The
 * specification names live tracking and cancellation fees, but not who sees a vehicle or how to cancel.
 */
export const bookingHelp: BookingHelp = {
  track: placeholder(
    "Track an On Demand trip in the customer app. For any other delivery, call us.",
    "confirmation of where customers can follow a delivery",
  ),
  cancel: placeholder(
    `To cancel a booking, ask our team: call ${site.phones.join(" or ")}, or write to ${site.email}. Tell us which booking it is.`,
    "how customers cancel a booking",
  ),
};
