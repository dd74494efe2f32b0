import type { Topic } from "./topic.ts";

/** The website itself: its pages, and what it does not have. */
export const siteTopics: readonly Topic[] = [
  {
    id: "navigation",
    computed: "navigation",
    pages: [],
  },
  {
    id: "login",
    say: ["noLogin"],
    pages: ["on-demand"],
  },
  {
    id: "newsletter",
    say: ["newsletter"],
    pages: ["contact"],
  },
  { id: "comment", say: ["comments"], pages: ["contact"] },
  { id: "blog", computed: "navigation", pages: ["blog-grid"] },
  {
    id: "app-trouble",
    isTrouble: true,
    say: ["appTrouble"],
    pages: ["contact"],
    suggest: ["person"],
  },
];
