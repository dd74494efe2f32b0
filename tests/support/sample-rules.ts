import type { Rules } from "#content/schema/rules.ts";
import { applicantDigits } from "#contract/applicant-digits.ts";

/**
 * Figures for tests that count hours, boxes or cancellations by hand: they stay when the owner changes those of
 * content/en/rules.ts. A test file takes them with
 * `vi.mock("#content/en/rules.ts", () => import("#tests/support/sample-rules.ts"))`.
 */
export const rules: Rules = {
  minimumAge: { value: 18, unit: "years" },
  identity: {
    phone: { value: applicantDigits.phoneNumber, unit: "digits" },
    aadhaar: { value: applicantDigits.aadharNumber, unit: "digits" },
  },
  price: {
    range: { from: 100, to: 10_000, unit: "rupees" },
    factors: [
      { id: "distance", name: "Distance", detail: "By the kilometre", inShort: "Distance" },
      { id: "location", name: "Location", detail: "Narrow lanes count", inShort: "Location" },
      { id: "vehicle", name: "Vehicle", detail: "3-wheeler or 4-wheeler", inShort: "Vehicle" },
      { id: "services", name: "Services", detail: "Packing and loading", inShort: "Services" },
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
};
