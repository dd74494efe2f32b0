import type { Topic } from "./topic.ts";

/** Greetings and other talk. */
export const talkTopics: readonly Topic[] = [
  {
    id: "greet",
    say: ["greet"],
    pages: [],
    outcome: "greeted",
    suggest: ["fleet", "price", "routes", "jobs"],
  },
  { id: "thanks", say: ["thanks"], pages: [], outcome: "greeted" },
  { id: "bye", say: ["bye"], pages: [], outcome: "greeted" },
  {
    id: "bot",
    say: ["bot"],
    pages: [],
    outcome: "greeted",
    suggest: ["person"],
  },
  {
    id: "how-are-you",
    say: ["howAreYou"],
    pages: [],
    outcome: "greeted",
    suggest: ["fleet", "price", "routes", "jobs"],
  },
  {
    id: "help",
    isWhole: true,
    say: ["bot", "help"],
    onlyOf: { bot: ["bot"] },
    pages: [],
    outcome: "greeted",
    suggest: ["fleet", "price", "routes", "jobs"],
  },
  {
    id: "language",
    computed: "language",
    pages: [],
    outcome: "greeted",
  },
  { id: "praise", say: ["praise"], pages: [], outcome: "greeted" },
  {
    id: "yes",
    say: ["yesToNothing"],
    pages: [],
    outcome: "asked",
    suggest: ["fleet", "price", "routes", "jobs"],
  },
  { id: "no", say: ["noToNothing"], pages: [], outcome: "greeted" },
  { id: "stop", say: ["stopped"], pages: [], outcome: "greeted" },
  { id: "repeat", say: ["help"], pages: [], outcome: "asked", suggest: ["person"] },
];
