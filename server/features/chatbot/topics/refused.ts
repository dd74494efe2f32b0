import type { Topic } from "./topic.ts";

/** What is refused. */
export const refusedTopics: readonly Topic[] = [
  {
    id: "abuse",
    when: ["abuse", "insult"],
    also: "bot insult",
    say: ["abuse"],
    pages: [],
    outcome: "refused",
    suggest: ["person"],
  },
  { id: "orders", when: ["orders"], say: ["orders"], pages: [], outcome: "refused" },
  {
    id: "errand",
    when: ["@errand"],
    also: "book cancel refund pay apply price",
    say: ["errand"],
    pages: ["contact"],
    outcome: "refused",
    suggest: ["person", "book", "cancel", "refund"],
  },
  {
    id: "personal",
    when: [
      "personal",
      "phone driver",
      "address driver",
      "driver name",
      "customer|clients phone|email|address list",
    ],
    also: "phone address data email",
    say: ["personal"],
    pages: ["contact"],
    outcome: "refused",
  },
  {
    id: "off-topic",
    when: ["offTopic", "fuel price", "price goods", "price goods @weight"],
    also: "goods price offTopic",
    say: ["offTopic"],
    pages: [],
    outcome: "refused",
  },
  {
    id: "promise",
    when: ["promise"],
    also: "price deliver arrive discount sameDay refund book job @route",
    say: ["promise"],
    pages: ["terms"],
    outcome: "refused",
    suggest: ["person"],
  },
];
