import type { Topic } from "./topic.ts";

/** What may be carried, and from where to where it is carried. */
export const loadsTopics: readonly Topic[] = [
  {
    id: "ace-plus",
    computed: "acePlus",
    pages: ["terms"],
  },
  {
    id: "upstairs",
    computed: "stairs",
    rules: ["groundFloor"],
    say: ["upstairsOther"],
    pages: ["terms", "contact"],
  },
  {
    id: "carry-distance",
    computed: "carryDistance",
    pages: ["terms"],
  },
  {
    id: "more-than-booked",
    say: ["moreThanBooked"],
    pages: ["terms"],
  },
  {
    id: "dangerous",
    rules: ["dangerousGoods"],
    say: ["dangerousAsk"],
    pages: ["terms"],
  },
  {
    id: "prohibited",
    say: ["prohibited", "otherGoods"],
    rules: ["dangerousGoods"],
    pages: ["terms"],
  },
  {
    id: "valuable",
    say: ["valuable"],
    pages: ["terms"],
  },
  {
    id: "sealed",
    say: ["sealed"],
    pages: ["terms", "contact"],
    outcome: "unknown",
    suggest: ["person"],
  },
  {
    id: "perishable",
    say: ["perishable", "damage"],
    // "Who answers for it if it spoils?"
    onlyOf: { damage: ["liability"] },
    pages: ["contact"],
    outcome: "unknown",
    suggest: ["person"],
  },
  {
    id: "traffic-rules",
    computed: "overload",
    rules: ["driverMayRefuse"],
    say: ["permits"],
    pages: ["terms"],
  },
  { id: "pets", first: ["noAnimals"], say: ["prohibited"], pages: ["terms"], suggest: ["person"] },
  {
    id: "small-parcel",
    first: ["smallParcel"],
    rules: ["priceRange"],
    pages: ["services", "contact"],
    outcome: "unknown",
    suggest: ["person"],
  },
];
