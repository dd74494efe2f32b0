import { sampleLink } from "../own-pages.ts";
import { placeholder } from "../placeholder.ts";
import type { FoundersContent } from "../schema/founders.ts";

/** The founding team. Roles are the specification's; names and profiles are the owner's to supply. */
export const founders: FoundersContent = {
  title: "Founding team",
  text: "The people who lead the company, its technology and its daily operations.",
  drawingsNote: "Sample names. The portraits are drawings.",
  profile: `LinkedIn ${sampleLink}`,
  entries: [
    {
      role: "CEO",
      image: placeholder("/people/karan-bedi.svg", "photograph of the CEO"),
      title: "Chief Executive Officer",
      name: placeholder("Karan Bedi", "name of the CEO"),
      responsibility: "Heads the company and its teams.",
      linkedinUrl: placeholder("https://www.linkedin.com/", "professional profile of the CEO"),
    },
    {
      role: "CTO",
      image: placeholder("/people/meher-joshi.svg", "photograph of the CTO"),
      title: "Chief Technology Officer",
      name: placeholder("Meher Joshi", "name of the CTO"),
      responsibility: "Heads technology, including Trackk and routing.",
      linkedinUrl: placeholder("https://www.linkedin.com/", "professional profile of the CTO"),
    },
    {
      role: "COO",
      image: placeholder("/people/tarun-walia.svg", "photograph of the COO"),
      title: "Chief Operating Officer",
      name: placeholder("Tarun Walia", "name of the COO"),
      responsibility: "Heads daily operations: vehicles, drivers and deliveries.",
      linkedinUrl: placeholder("https://www.linkedin.com/", "professional profile of the COO"),
    },
  ],
};
