import type { Topic } from "./topic.ts";

/** What is refused, whatever it is about. */
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
    computed: "assured",
    pages: ["terms"],
    outcome: "refused",
    suggest: ["person"],
  },
];
