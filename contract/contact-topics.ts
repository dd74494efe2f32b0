/**
 * The topics of links to the Contact page, such as `/contact-us?about=refund`. They fill in the form, also without
 * scripts, with a subject and the lines that the team needs.
 */
import { paths } from "./routes.ts";

export const contactTopics = [
  "quote",
  "refund",
  "damage",
  "complaint",
  "deletion",
  "corporates",
  "trackk",
  "work",
] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** The address of the Contact page with its form filled in for a topic. */
export function contactAbout(topic: ContactTopic): string {
  return `${paths.contact}?about=${topic}`;
}

export function contactTopicIn(query: URLSearchParams): ContactTopic | undefined {
  return contactTopics.find((topic) => topic === query.get("about"));
}
