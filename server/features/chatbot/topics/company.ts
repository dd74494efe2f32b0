import type { Topic } from "./topic.ts";

/** The company itself: people, figures, reasons to choose it. */
export const companyTopics: readonly Topic[] = [
  {
    id: "about",
    covers: ["customers", "years", "team", "locations", "for-whom"],
    say: ["about"],
    pages: ["about"],
    suggest: ["fleet", "routes"],
  },
  {
    id: "for-whom",
    say: ["forWhom"],
    pages: ["about"],
    suggest: ["book"],
  },
  {
    id: "founders",
    computed: "founders",
    say: ["years", "phone", "foundersMore"],
    // "Who started it, and when?"
    onlyOf: { years: ["when", "years", "howLong"], phone: ["phone"] },
    pages: ["about"],
  },
  {
    id: "customers",
    say: ["customers"],
    pages: ["home"],
  },
  {
    id: "deliveries",
    say: ["deliveries"],
    pages: ["home"],
  },
  {
    id: "green-km",
    say: ["deliveries"],
    pages: ["home"],
  },
  {
    id: "years",
    say: ["years"],
    pages: ["about"],
  },
  {
    id: "team",
    say: ["team"],
    pages: ["about"],
  },
  {
    id: "clients",
    say: ["clients"],
    pages: ["corporate"],
  },
  {
    id: "testimonials",
    say: ["testimonials"],
    pages: ["about"],
  },
  { id: "figures", say: ["counters", "locations"], pages: ["home", "about"] },
  {
    id: "green",
    say: ["green", "greenFigure"],
    pages: ["about", "home"],
  },
  {
    id: "why-us",
    say: ["whyUs"],
    pages: ["home"],
  },
  {
    id: "ai",
    say: ["ai"],
    pages: ["home", "corporate"],
  },
  {
    id: "founded",
    unstated: "founded",
    say: ["years"],
    pages: ["about"],
    outcome: "unknown",
  },
  { id: "genuine", say: ["genuine"], pages: ["about", "contact"], suggest: ["person"] },
  {
    id: "legal-name",
    say: ["legalName"],
    pages: ["terms"],
  },
  {
    id: "secret",
    unstated: "secret",
    pages: ["about"],
    outcome: "unknown",
    suggest: ["person"],
  },
  {
    id: "other-company",
    unstated: "otherCompany",
    pages: ["about"],
    outcome: "unknown",
  },
  {
    id: "registered-office",
    say: ["registeredOffice", "legalName"],
    pages: ["terms", "contact"],
    suggest: ["person"],
  },
  {
    id: "officials",
    say: ["officials", "legalName", "registeredOffice"],
    pages: ["contact", "terms"],
    suggest: ["person"],
  },
  { id: "press", say: ["pressAsk"], pages: ["contact"], suggest: ["person"] },
  {
    id: "visit",
    unstated: "visit",
    pages: ["contact"],
    outcome: "unknown",
    suggest: ["person"],
  },
  { id: "sell-to-us", say: ["contact"], pages: ["contact"], suggest: ["person"] },
  {
    id: "vendor-audit",
    say: ["vendorAudit", "legalName"],
    pages: ["contact"],
    outcome: "unknown",
    suggest: ["person"],
  },
];
