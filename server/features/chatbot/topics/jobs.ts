import type { Topic } from "./topic.ts";

/** Work with the company, and how to apply. */
export const jobsTopics: readonly Topic[] = [
  {
    id: "jobs",
    computed: "jobs",
    pages: ["hiring"],
    suggest: ["jobs"],
  },
  { id: "jobs-list-empty", say: ["jobsListEmpty"], computed: "jobs", pages: ["hiring"] },
  {
    id: "apply",
    covers: ["documents", "licence", "phone-digits"],
    say: ["apply", "oneApplication"],
    pages: ["hiring"],
    suggest: ["jobs"],
  },
  {
    id: "documents",
    say: ["documents"],
    pages: ["hiring"],
    suggest: ["jobs"],
  },
  {
    id: "licence",
    say: ["licence"],
    pages: ["hiring"],
    suggest: ["jobs"],
  },
  {
    id: "phone-digits",
    say: ["phoneDigits"],
    pages: ["hiring", "privacy-policy"],
  },
  {
    id: "salary",
    unstated: "salary",
    pages: ["hiring"],
    outcome: "unknown",
    suggest: ["jobs", "person"],
  },
  {
    id: "job-detail",
    unstated: "jobDetail",
    pages: ["hiring"],
    outcome: "unknown",
    suggest: ["jobs", "person"],
  },
  {
    id: "partner",
    say: ["partner"],
    pages: ["hiring", "contact"],
    outcome: "unknown",
    suggest: ["jobs", "person"],
  },
  {
    id: "students",
    unstated: "jobDetail",
    computed: "jobs",
    pages: ["hiring"],
    outcome: "unknown",
    suggest: ["person"],
  },
  {
    id: "women",
    unstated: "jobDetail",
    computed: "jobs",
    pages: ["hiring"],
    outcome: "unknown",
    suggest: ["person"],
  },
  {
    id: "application-status",
    say: ["applicationSent", "ownMatter"],
    pages: ["hiring", "contact"],
    outcome: "unknown",
    suggest: ["person"],
  },
  {
    id: "fake-recruiter",
    say: ["fakeRecruiter"],
    pages: ["hiring", "contact"],
    suggest: ["person", "jobs"],
  },
  {
    id: "driver-work",
    rules: ["driverRole"],
    say: ["driverWork"],
    pages: ["hiring", "contact"],
    outcome: "unknown",
    suggest: ["person", "jobs"],
  },
];
