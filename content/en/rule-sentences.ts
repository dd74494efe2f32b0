import { formatAmount, formatNames, formatRupees, formatSpan } from "../format/english.ts";
import type { RuleSentence } from "../schema/rules.ts";
import { rules } from "./rules.ts";

const { acePlus, assuredBooking, cancellation, price, refunds } = rules;

function onTerms(text: string): RuleSentence {
  return { text, pages: ["terms"] };
}

function onRefunds(text: string): RuleSentence {
  return { text, pages: ["refund-policy"] };
}

function onTrackk(text: string): RuleSentence {
  return { text, pages: ["trackk-policy"] };
}

/**
 * Every rule as one complete sentence, with the pages that state it. The legal pages print these sentences and the
 * assistant quotes them.
 */
export const ruleSentences = {
  minimumAge: onTerms(`You must be ${formatAmount(rules.minimumAge)} of age or older to use our services.`),

  // Roles (section 6)
  customerRole: onTerms("A customer books trips, pays for them and can look at the history of past trips."),
  driverRole: onTerms("A driver is verified by us, receives booking requests and may accept them."),
  receiverRole: onTerms(
    "The receiver, or consignee, is the person who takes delivery of the goods, whether or not that person made the booking.",
  ),
  officersRole: onTerms(
    "Only our authorised officers may agree to vary these terms, and only in writing. A driver, an agent or a chat answer cannot.",
  ),
  driverMayRefuse: onTerms("A driver may refuse any request that would break traffic rules."),

  // From a booking to its end (section 4)
  driverAllocation: onTerms(
    `After a driver is allocated to your booking, you can cancel free of charge for ${formatAmount(cancellation.freeFor)}. After that, a cancellation fee applies.`,
  ),
  companyMayCancel: onTerms("We may cancel a booking at any time."),
  payment: onTerms("You pay for an On Demand trip after it is over."),
  cancellationFee: onTerms(
    `Cancelling more than ${formatAmount(cancellation.freeFor)} after a driver has been allocated costs ${formatRupees(cancellation.fee.value)}.`,
  ),
  suspension: onTerms(
    `Your account is suspended for ${formatAmount(cancellation.suspension)} after ${formatAmount(cancellation.suspendingCount)} in one day, each made after a driver was allocated.`,
  ),
  figuresMayChange: onTerms("These figures are subject to change."),
  deliveryAccepted: onTerms(
    `If we hear nothing within ${formatAmount(rules.deliveryAcceptedAfter)} of the delivery confirmation, the delivery is presumed to be accepted.`,
  ),
  lien: onTerms("While a payment is pending we have a lien over the consignment."),

  // Loads (section 5)
  boxes: onTerms(
    `An Ace Plus load can have at most ${formatAmount(acePlus.boxes)}, each of at most ${formatAmount(acePlus.boxWeight)}.`,
  ),
  groundFloor: onTerms("Ace Plus loads go from ground floor to ground floor only."),
  carryingDistance: onTerms(
    `For an Ace Plus load, the distance between the truck and the loading point is at most ${formatAmount(acePlus.carryingDistance[0])} (${formatAmount(acePlus.carryingDistance[1])}).`,
  ),
  dangerousGoods: onTerms(
    "Dangerous Goods are accepted only from approved customers, and the approval must have been granted in writing.",
  ),

  // Assured booking (section 9)
  assuredHours: onTerms(
    `Assured booking is open from ${assuredBooking.from} to ${assuredBooking.until} only.`,
  ),
  assuredClusters: onTerms(
    `Pickup for an assured booking is only from the ${formatNames(assuredBooking.clusters)} clusters.`,
  ),
  assuredUsers: onTerms(
    "Assured booking is available only to users who have received our communication about it.",
  ),

  // Money and complaints (section 9)
  returnToll: onTerms("You pay the return toll fare."),
  invoices: onTerms(
    `If a receiver or third party does not pay an invoice billed to them, it must be settled within ${formatAmount(rules.invoicesSettledWithin)}.`,
  ),
  complaints: onTerms(
    `A complaint must reach us in writing within ${formatAmount(rules.complaintsWithin)} of your use of the service.`,
  ),

  // Refunds and prices (sections 4 and 9)
  refundRequest: onRefunds(`Ask for a refund within ${formatSpan(refunds.requestedWithin)} of the issue.`),
  refundApproval: onRefunds(
    "We check the request against the booking and tell you whether the refund is approved.",
  ),
  refundProcessing: onRefunds(`An approved refund is processed in ${formatSpan(refunds.processedIn)}.`),
  refundCredit: onRefunds(
    `The money is credited in ${formatSpan(refunds.creditedIn)} to the original payment method.`,
  ),
  priceRange: onRefunds(
    `The price of a booking is between ${formatRupees(price.range.from)} and ${formatRupees(price.range.to)}.`,
  ),

  // Personal data (section 9)
  dataDeletion: {
    text: `We delete your data within ${formatAmount(rules.dataDeletedWithin)} of your request.`,
    pages: ["privacy-policy", "trackk-policy"],
  },

  // The tracking app's administrator (section 6)
  adminGeofence: onTrackk("Your company’s Trackk administrator switches geo-fencing on and sets its area."),
  adminLocation: onTrackk("The administrator can view your live location while you are on duty."),
  adminLeave: onTrackk("The administrator handles your leave requests and tickets."),
} satisfies Record<string, RuleSentence>;

export type RuleName = keyof typeof ruleSentences;

/** A rule's sentence, to be printed by a page or quoted by the assistant. */
export function sayRule(name: RuleName): string {
  return ruleSentences[name].text;
}
