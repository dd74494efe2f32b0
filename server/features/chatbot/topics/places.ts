import type { Topic } from "./topic.ts";

/** Named routes, and the places that are served. */
export const placesTopics: readonly Topic[] = [
  {
    id: "route",
    computed: "routes",
    pages: ["intercity"],
    suggest: ["routes", "price", "person"],
  },
  {
    id: "place",
    computed: "places",
    pages: ["about", "intercity"],
    suggest: ["routes", "person"],
  },
  {
    id: "locations",
    computed: "places",
    pages: ["about"],
    suggest: ["routes"],
  },
];
