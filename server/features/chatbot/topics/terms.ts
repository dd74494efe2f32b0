import type { Topic } from "./topic.ts";

/** Who may use the services, who may do what, and the law. */
export const termsTopics: readonly Topic[] = [
  {
    id: "age",
    when: ["age", "minor"],
    also: "book what service use minor age customer limit least howMuch app terms want account need valid deliver",
    rules: ["minimumAge"],
    pages: ["terms"],
  },
  {
    id: "age-job",
    when: ["age job", "age driver", "age apply", "minor job", "age licence"],
    also: "apply job driver",
    unstated: "jobDetail",
    pages: ["hiring"],
    outcome: "unknown",
    suggest: ["jobs"],
  },
  {
    id: "legal",
    when: ["legal"],
    also: "which where terms complaint what who",
    say: ["courts"],
    pages: ["terms"],
  },
  {
    id: "vary-terms",
    when: [
      "officer",
      "terms discount",
      "change",
      "terms driver",
      "spoken driver|discount|fee|cancel|terms|price|refund|toll|bot",
    ],
    also: "terms who spoken fee cancel discount refund toll valid accept free not pay book phone change officer driver bot price policy delivered",
    rules: ["officersRole"],
    pages: ["terms"],
  },
  { id: "customer-role", when: ["customerRole"], rules: ["customerRole"], pages: ["terms"] },
  {
    id: "driver-role",
    when: ["driverRole", "driver who|what service|customer|how|who|terms"],
    also: "what who",
    rules: ["driverRole", "driverMayRefuse"],
    pages: ["terms", "on-demand"],
  },
  {
    id: "receiver-role",
    when: ["receiver"],
    also: "who what customer",
    rules: ["receiverRole"],
    pages: ["terms"],
  },
];
