import type { ListedJob } from "./jobs.ts";
import { textParagraphs } from "./text-paragraphs.ts";

export type PostedJob = Pick<ListedJob, "title" | "city" | "text" | "employmentType"> & {
  /** ISO 8601 in UTC. */
  readonly postedAt: string;
};

/**
 * What search engines get of a job, as schema.org's JobPosting. The site adds the company and the address; the desk
 * shows it while the job is being written.
 *
 * @param describe the description of a job without a text.
 */
export function jobPosting(
  { title, city, text, employmentType, postedAt }: PostedJob,
  describe: (title: string, city: string) => string,
) {
  const paragraphs = textParagraphs(text);
  return {
    "@type": "JobPosting",
    title,
    description: paragraphs.length === 0 ? describe(title, city) : paragraphs.join("\n\n"),
    ...(employmentType !== null && { employmentType }),
    datePosted: postedAt.slice(0, "2026-11-21".length),
    jobLocation: {
      "@type": "Place",
      address: { "@type": "PostalAddress", addressLocality: city, addressCountry: "IN" },
    },
  };
}
