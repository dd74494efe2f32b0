import type { Topic } from "./topic.ts";

/** What is refused. */
export const refusedTopics: readonly Topic[] = [
  {
    id: "abuse",
    say: ["abuse"],
    pages: [],
    outcome: "refused",
    suggest: ["person"],
  },
  { id: "orders", say: ["orders"], pages: [], outcome: "refused" },
  {
    id: "errand",
    say: ["errand"],
    pages: ["contact"],
    outcome: "refused",
    suggest: ["person", "book", "cancel", "refund"],
  },
  {
    id: "errand-book",
    say: ["errandBook"],
    pages: ["on-demand", "contact"],
    outcome: "refused",
    suggest: ["book", "person"],
  },
  {
    id: "errand-cancel",
    say: ["errandCancel"],
    pages: ["contact", "terms"],
    outcome: "refused",
    suggest: ["cancel", "person"],
  },
  {
    id: "errand-refund",
    say: ["errandRefund"],
    pages: ["refund-policy", "contact"],
    outcome: "refused",
    suggest: ["refund", "person"],
  },
  {
    id: "personal",
    say: ["personal"],
    pages: ["contact"],
    outcome: "refused",
  },
  {
    id: "off-topic",
    say: ["offTopic"],
    pages: [],
    outcome: "refused",
  },
  {
    id: "promise",
    say: ["promise"],
    pages: ["terms"],
    outcome: "refused",
    suggest: ["person"],
  },
];
