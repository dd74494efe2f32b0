import type { Topic } from "./topic.ts";

/** Named routes, and the places that are served. */
export const placesTopics: readonly Topic[] = [
  {
    id: "route",
    when: [
      "@route",
      "@route @unserved",
      "@start locations|deliver|where|which|list|route",
      "@unknownRoute",
      "@place intercity",
      "@place route",
      "way intercity",
      "way route",
    ],
    also: "deliver carry load service intercity route book want vehicle pickup way to lastMile @weight price fee quote howMuch get list which @unserved @start locations where range goods",
    computed: "routes",
    pages: ["intercity"],
    suggest: ["routes", "price", "person"],
  },
  {
    id: "place",
    when: [
      "@place",
      "@unserved",
      "@place pickup",
      "@unserved price|quote|address|warehouse",
      "@elsewhere address",
      "@elsewhere locations",
    ],
    also: "deliver service locations where about carry load vehicle want pickup lastMile book to from onDemand corporate get goods",
    computed: "places",
    pages: ["about", "intercity"],
    suggest: ["routes", "person"],
  },
  {
    id: "locations",
    when: ["locations", "where"],
    also: "which list where locations deliver service howMany about lastMile",
    computed: "places",
    pages: ["about"],
    suggest: ["routes"],
  },
];
