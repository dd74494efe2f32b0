import type { Topic } from "./topic.ts";

/** The papers of the road, which the FAQ explains. */
export const papersTopics: readonly Topic[] = [
  {
    id: "paper",
    computed: "paper",
    pages: ["faq"],
  },
];
