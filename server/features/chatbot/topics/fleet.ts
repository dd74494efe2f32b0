import type { Topic } from "./topic.ts";

/** The vehicles: what they carry, how far they go, and what is not said of them. */
export const fleetTopics: readonly Topic[] = [
  {
    id: "vehicle-facts",
    computed: "vehicles",
    pages: ["services"],
    suggest: ["longestRange", "fleet", "price"],
  },
  {
    id: "compare-vehicles",
    computed: "compareVehicles",
    pages: ["services"],
    suggest: ["longestRange", "price"],
  },
  {
    id: "spec-of-all",
    computed: "vehicles",
    pages: ["services"],
    suggest: ["fleet", "price", "book"],
  },
  {
    id: "fleet",
    computed: "fleet",
    pages: ["services"],
    suggest: ["longestRange", "price", "book"],
  },
  {
    id: "boxes",
    computed: "boxes",
    pages: ["services", "terms"],
    suggest: ["fleet", "price"],
  },
  {
    id: "volume",
    computed: "volume",
    pages: ["services"],
  },
  {
    id: "electric",
    say: ["electric"],
    pages: ["services", "about"],
    suggest: ["fleet", "longestRange"],
  },
  {
    id: "fuel",
    say: ["noFuel"],
    pages: ["services", "about"],
    suggest: ["fleet", "longestRange"],
  },
  {
    id: "three-wheelers",
    say: ["threeWheelers"],
    pages: ["services", "refund-policy"],
    suggest: ["fleet", "price"],
  },
  {
    id: "other-vehicle",
    say: ["otherVehicle"],
    pages: ["services"],
    outcome: "unknown",
    suggest: ["fleet"],
  },
  {
    id: "battery",
    unstated: "battery",
    pages: ["services"],
    outcome: "unknown",
    suggest: ["longestRange", "person"],
  },
  {
    id: "speed",
    unstated: "speed",
    pages: ["services"],
    outcome: "unknown",
    suggest: ["fleet", "person"],
  },
  {
    id: "vehicle-detail",
    unstated: "vehicleDetail",
    pages: ["services"],
    outcome: "unknown",
    suggest: ["fleet", "person"],
  },
  {
    id: "buy-vehicle",
    say: ["vehiclesNotSold"],
    pages: ["services"],
    suggest: ["fleet", "person"],
  },
  {
    id: "vehicle-price",
    computed: "cheapest",
    pages: ["refund-policy", "services"],
    suggest: ["price", "fleet"],
  },
  { id: "vehicle-claims", say: ["vehicleClaims"], pages: ["about", "services"], suggest: ["fleet"] },
  {
    id: "passengers",
    say: ["passengers"],
    pages: ["services"],
    suggest: ["book"],
  },
  {
    id: "fit",
    computed: "vehicles",
    pages: ["services"],
    suggest: ["fleet", "price", "book"],
  },
  {
    id: "house-move",
    say: ["household"],
    pages: ["terms", "contact"],
    outcome: "unknown",
    suggest: ["price", "person"],
  },
];
