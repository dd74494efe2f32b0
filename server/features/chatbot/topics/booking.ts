import type { Topic } from "./topic.ts";

/** Making a booking, the apps, and where a load is. */
export const bookingTopics: readonly Topic[] = [
  {
    id: "book",
    say: ["book"],
    pages: ["on-demand", "contact"],
    suggest: ["price", "cancel", "person"],
  },
  {
    id: "apps",
    say: ["apps"],
    pages: ["on-demand"],
  },
  {
    id: "driver-app",
    say: ["driverApp"],
    pages: ["on-demand"],
  },
  {
    id: "history",
    say: ["history"],
    pages: ["on-demand"],
  },
  {
    id: "verified",
    say: ["verified"],
    pages: ["on-demand", "terms"],
  },
  {
    id: "track",
    say: ["track"],
    pages: ["corporate", "contact"],
    suggest: ["person"],
  },
  {
    id: "own-matter",
    say: ["ownMatter"],
    pages: ["contact"],
    outcome: "unknown",
    suggest: ["person"],
  },
  {
    id: "assured",
    rules: ["assuredHours", "assuredClusters", "assuredUsers"],
    pages: ["terms"],
  },
  {
    id: "arrival",
    unstated: "arrival",
    say: ["noTimes"],
    pages: ["terms"],
    outcome: "unknown",
    suggest: ["person"],
  },
  {
    id: "range-route",
    computed: "vehicles",
    unstated: "distance",
    pages: ["services", "intercity"],
    outcome: "unknown",
    suggest: ["routes"],
  },
  {
    id: "distance",
    unstated: "distance",
    pages: ["intercity"],
    outcome: "unknown",
    suggest: ["routes"],
  },
  {
    id: "change-booking",
    say: ["ownMatter"],
    pages: ["contact"],
    outcome: "unknown",
    suggest: ["person", "cancel"],
  },
  {
    id: "several-stops",
    rules: ["priceRange"],
    say: ["severalStops"],
    pages: ["contact", "refund-policy"],
    outcome: "unknown",
    suggest: ["person", "price"],
  },
  {
    id: "return-load",
    rules: ["returnToll"],
    say: ["returnLoad"],
    pages: ["contact", "terms"],
    outcome: "unknown",
    suggest: ["person"],
  },
  {
    id: "book-for-other",
    rules: ["receiverRole"],
    say: ["bookForOther", "receiverThere"],
    pages: ["terms", "contact"],
    suggest: ["person", "book"],
  },
];
