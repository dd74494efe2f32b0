import type { Topic } from "./topic.ts";

/** What may be carried, and from where to where it is carried. */
export const loadsTopics: readonly Topic[] = [
  {
    id: "ace-plus",
    when: ["acePlus", "box limit", "box most", "box most load", "box payload limit"],
    also: "limit box load payload what howMany @weight acePlus terms carry @pieces fit howMuch most list size more",
    rules: ["boxes", "groundFloor", "carryingDistance"],
    pages: ["terms"],
  },
  {
    id: "upstairs",
    when: ["upstairs"],
    also: "deliver carry load loading acePlus to box which price limit service driver pickup extra express lastMile",
    rules: ["groundFloor"],
    pages: ["terms"],
  },
  {
    id: "carry-distance",
    when: ["carryDistance", "distance loading", "distance carry", "range loading"],
    also: "howMuch vehicle loading limit acePlus carry range distance load carryDistance most driver",
    rules: ["carryingDistance"],
    pages: ["terms"],
  },
  {
    id: "dangerous",
    when: ["dangerous", "fuel carry", "fuel load"],
    also: "carry load deliver approve box accept who fuel dangerous vehicle prohibited customer when price terms book",
    rules: ["dangerousGoods"],
    pages: ["terms"],
  },
  {
    id: "prohibited",
    when: ["prohibited", "not carry", "not load", "limit load which", "limit carry load"],
    also: "list load carry what which deliver box vehicle legal not prohibited service book want",
    say: ["prohibited"],
    rules: ["dangerousGoods"],
    pages: ["terms"],
  },
  {
    id: "valuable",
    when: ["valuable"],
    also: "carry load deliver price insurance",
    say: ["valuable"],
    pages: ["terms"],
  },
  {
    id: "perishable",
    when: ["perishable"],
    also: "carry load deliver vehicle service warehouse",
    say: ["perishable"],
    pages: ["contact"],
    outcome: "unknown",
    suggest: ["person"],
  },
  {
    id: "traffic-rules",
    when: ["trafficRules", "refuse"],
    also: "refuse trafficRules driver why book load accept vehicle carry want not",
    rules: ["driverMayRefuse"],
    pages: ["terms"],
  },
];
