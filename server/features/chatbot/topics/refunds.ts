import type { Topic } from "./topic.ts";

/** Money back: when, how, and how long it takes. */
export const refundsTopics: readonly Topic[] = [
  {
    id: "refund",
    covers: ["refund-time", "refund-way", "refund-deadline", "refund-cases"],
    computed: "refundCases",
    rules: ["refundRequest", "refundApproval", "refundProcessing", "refundCredit"],
    say: ["refundHow"],
    pages: ["refund-policy"],
    suggest: ["person"],
  },
  {
    id: "refund-time",
    computed: "refundIfTwice",
    rules: ["refundProcessing", "refundCredit"],
    say: ["refundTotal", "refundChase"],
    pages: ["refund-policy"],
    suggest: ["refund", "person"],
  },
  {
    id: "refund-way",
    rules: ["refundCredit"],
    say: ["refundOtherWay"],
    pages: ["refund-policy"],
    suggest: ["person"],
  },
  {
    id: "refund-deadline",
    rules: ["refundRequest"],
    pages: ["refund-policy"],
    suggest: ["refund"],
  },
  {
    id: "refund-cases",
    computed: "refundCases",
    pages: ["refund-policy"],
    suggest: ["refund", "person"],
  },
  {
    id: "double-charge",
    isTrouble: true,
    isWhole: true,
    computed: "refundOfExcess",
    rules: ["refundRequest", "refundProcessing", "refundCredit"],
    say: ["refundHow"],
    pages: ["refund-policy"],
    suggest: ["refund", "person"],
  },
  {
    id: "errand-refund",
    say: ["errandRefund"],
    pages: ["refund-policy", "contact"],
    outcome: "refused",
    suggest: ["refund", "person"],
  },
];
