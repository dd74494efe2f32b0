import type { Topic } from "./topic.ts";

/** When something went wrong: complaints, damage, deliveries that failed or came late. */
export const troubleTopics: readonly Topic[] = [
  {
    id: "complaint",
    isTrouble: true,
    rules: ["complaints"],
    say: ["complaintHow"],
    pages: ["terms", "contact"],
    suggest: ["person"],
  },
  {
    id: "damage",
    isTrouble: true,
    say: ["damage"],
    rules: ["complaints"],
    pages: ["terms"],
    suggest: ["person"],
  },
  {
    id: "damage-sum",
    unstated: "detail",
    say: ["damage"],
    pages: ["terms"],
    outcome: "unknown",
    suggest: ["person"],
  },
  {
    id: "failed",
    isTrouble: true,
    computed: "refundCases",
    say: ["complaintHow"],
    pages: ["refund-policy", "contact"],
    suggest: ["person", "refund"],
  },
  {
    id: "grievance",
    say: ["grievance"],
    pages: ["privacy-policy", "terms"],
  },
  {
    id: "delivered",
    rules: ["deliveryAccepted"],
    pages: ["terms"],
  },
  {
    id: "receiver-absent",
    say: ["receiverThere"],
    rules: [],
    pages: ["terms"],
  },
  {
    id: "late",
    isTrouble: true,
    say: ["noTimes"],
    computed: "refundCases",
    pages: ["terms", "refund-policy"],
    suggest: ["person"],
  },
  {
    id: "rude-driver",
    isTrouble: true,
    rules: ["complaints"],
    say: ["complaintHow"],
    pages: ["terms", "contact"],
    suggest: ["person"],
  },
];
