import { applicantDigits } from "#contract/applicant-digits.ts";
import type { Rules } from "../schema/rules.ts";

/**
 * The rules of the business. Pages, descriptions, the search and the assistant read every figure here, and no sentence
 * spells one out: change it here, and it changes everywhere (`tests/one-edit/` proves it).
 *
 * Source: the specification, sections 4 (business lifecycle, refund process), 5 (terms), 6 and 9.
 * Elsewhere: the figures of the vehicles (fleet.ts), what the company says of itself (claims.ts).
 */
export const rules = {
  minimumAge: { value: 18, unit: "years" },
  identity: {
    phone: { value: applicantDigits.phoneNumber, unit: "digits" },
    aadhaar: { value: applicantDigits.aadharNumber, unit: "digits" },
  },
  price: {
    range: { from: 100, to: 10_000, unit: "rupees" },
    factors: [
      {
        id: "distance",
        name: "Distance",
        detail: "Counted per kilometre",
        inShort: "Distance, per kilometre",
      },
      {
        id: "location",
        name: "Location and accessibility",
        detail: "How easily a vehicle can reach the pickup and the drop",
        inShort: "Location and accessibility",
      },
      {
        id: "vehicle",
        name: "Vehicle type",
        detail: "3-wheeler or 4-wheeler",
        inShort: "Vehicle type: 3-wheeler or 4-wheeler",
      },
      {
        id: "services",
        name: "Additional services",
        detail: "Packaging, loading, unloading and express delivery",
        inShort: "Packaging, loading, unloading or express delivery, if you want them",
      },
    ],
  },
  cancellation: {
    freeFor: { value: 5, unit: "minutes" },
    fee: { value: 50, unit: "rupees" },
    suspendingCount: { value: 4, unit: "cancellations" },
    suspension: { value: 24, unit: "hours" },
  },
  acePlus: {
    boxWeight: { value: 25, unit: "kg" },
    boxes: { value: 30, unit: "boxes" },
    carryingDistance: [
      { value: 25, unit: "feet" },
      { value: 8, unit: "metres" },
    ],
  },
  assuredBooking: { from: "10:00 AM", until: "8:00 PM", clusters: ["Mohali", "Chandigarh", "Panchkula"] },
  complaintsWithin: { value: 24, unit: "hours" },
  deliveryAcceptedAfter: { value: 24, unit: "hours" },
  invoicesSettledWithin: { value: 7, unit: "days" },
  dataDeletedWithin: { value: 3, unit: "working days" },
  refunds: {
    requestedWithin: { from: 4, to: 6, unit: "days" },
    processedIn: { from: 4, to: 6, unit: "business days" },
    creditedIn: { from: 5, to: 7, unit: "business days" },
  },
} as const satisfies Rules;
