import type { Topic } from "./topic.ts";

/** Named routes, and the places that are served. */
export const placesTopics: readonly Topic[] = [
  {
    id: "route",
    computed: "routes",
    pages: ["intercity"],
    suggest: ["routes", "price", "person"],
  },
  // No utterances: what is read as nothing else is this if it names a trip.
  {
    id: "trip",
    computed: "trip",
    pages: ["contact", "on-demand"],
    suggest: ["person", "price"],
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
