import { placeholder } from "../placeholder.ts";
import type { FoundersContent } from "../schema/founders.ts";

/** The founding team. Roles are the specification's; names and profiles are the owner's to supply. */
export const founders: FoundersContent = {
  title: "Founding team",
  text: "Three people who began with one question: why should a delivery need diesel?",
  profile: "LinkedIn profile",
  entries: [
    {
      role: "CEO",
      title: "Chief Executive Officer",
      name: placeholder("Karan Bedi", "name of the CEO"),
      charge: "Answers for the whole: customers, people and the promise behind both.",
      linkedinUrl: placeholder("https://www.linkedin.com/", "professional profile of the CEO"),
    },
    {
      role: "CTO",
      title: "Chief Technology Officer",
      name: placeholder("Meher Joshi", "name of the CTO"),
      charge: "Answers for Trackk, the routing and every line of data from the road.",
      linkedinUrl: placeholder("https://www.linkedin.com/", "professional profile of the CTO"),
    },
    {
      role: "COO",
      title: "Chief Operating Officer",
      name: placeholder("Tarun Walia", "name of the COO"),
      charge: "Answers for the day: vehicles charged, drivers rested, goods on time.",
      linkedinUrl: placeholder("https://www.linkedin.com/", "professional profile of the COO"),
    },
  ],
};
