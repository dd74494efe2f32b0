import type { Topic } from "./topic.ts";

/** Who may use the services, who may do what, and the law. */
export const termsTopics: readonly Topic[] = [
  {
    id: "age",
    rules: ["minimumAge"],
    pages: ["terms"],
  },
  {
    id: "age-job",
    unstated: "jobAge",
    rules: ["minimumAge"],
    pages: ["hiring"],
    outcome: "unknown",
    suggest: ["jobs"],
  },
  {
    id: "legal",
    say: ["courts"],
    pages: ["terms"],
  },
  {
    id: "answers-binding",
    say: ["answersBinding"],
    pages: ["terms"],
    suggest: ["person"],
  },
  {
    id: "vary-terms",
    rules: ["officersRole"],
    pages: ["terms"],
  },
  { id: "goods-papers", say: ["goodsPapers"], pages: ["terms", "contact"], suggest: ["person"] },
  { id: "customer-role", rules: ["customerRole"], pages: ["terms"] },
  {
    id: "driver-role",
    rules: ["driverRole", "driverMayRefuse"],
    pages: ["terms", "on-demand"],
  },
  {
    id: "receiver-role",
    rules: ["receiverRole"],
    pages: ["terms"],
  },
];
