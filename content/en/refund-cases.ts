import type { RefundCases } from "../schema/rules.ts";

/**
 * When a payment is returned, and when not. Apart from rules.ts, whose figures Home loads, while these lists are read
 * on one page. Source: the specification, section 9. The assistant's other languages have lists of their own in
 * `content/<language>/meena/`, in the same order: a test counts them.
 */
export const refundCases = {
  eligible: [
    "We cancelled your booking.",
    "The shipment failed or was not delivered, and the cause lay with us.",
    "You paid too much, or you paid twice.",
  ],
  notRefundable: [
    "A delay from external factors, such as weather, traffic, a road block or a strike.",
    "Wrong details given by the customer, such as a wrong address or phone number.",
    "A cancellation after dispatch.",
    "A customer or receiver who was unavailable.",
  ],
} as const satisfies RefundCases;
