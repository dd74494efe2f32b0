import type { Topic } from "./topic.ts";

/** Cancelling a booking, and what it costs. */
export const cancellingTopics: readonly Topic[] = [
  {
    id: "cancel",
    covers: ["allocation", "suspension"],
    computed: "cancellation",
    pages: ["terms"],
    suggest: ["refund", "person"],
  },
  {
    id: "suspension",
    computed: "suspension",
    rules: ["suspension"],
    say: ["unblockAsk"],
    pages: ["terms", "contact"],
    suggest: ["person"],
  },
  {
    id: "company-cancels",
    first: ["companyCancels"],
    say: ["driverAsksCancel"],
    rules: ["companyMayCancel", "refundProcessing", "refundCredit"],
    onlyOf: {
      refundProcessing: ["when", "howLong", "arrive"],
      refundCredit: ["when", "howLong", "arrive", "credit"],
    },
    pages: ["terms", "refund-policy"],
    suggest: ["refund"],
  },
  {
    id: "allocation",
    first: ["allocationAsk"],
    rules: ["driverAllocation", "cancellationFee"],
    pages: ["terms"],
  },
  {
    id: "errand-cancel",
    say: ["errandCancel"],
    pages: ["contact", "terms"],
    outcome: "refused",
    suggest: ["cancel", "person"],
  },
];
