import { placeholder } from "../placeholder.ts";
import type { BookingHelp } from "../schema/booking-help.ts";
import { site } from "./site.ts";

/**
 * How a customer follows, cancels and pays a booking: every page that speaks of it says it in these sentences. The
 * specification names live tracking, cancellation fees and a card payment provider, but not who sees a vehicle, how to
 * cancel, and nothing of UPI or GST.
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
  cancelLate: placeholder(
    "On Sundays and after office hours, write to us and give the time at which you cancel.",
    "how customers cancel while the office is closed",
  ),
  pay: placeholder(
    `For UPI, cash or bank transfer, and for GST in the price or on the bill, please ask our team before you book: ${site.phones[0]}.`,
    "ways to pay besides the card, and whether prices include GST",
  ),
};
