import type { SearchContent } from "../schema/search.ts";

/** The search page. */
export const search: SearchContent = {
  title: "Search",
  label: "What are you looking for?",
  invitation: "Try a vehicle, a city, or a word from the papers.",
  examples: ["Eicher", "Jaipur", "e-way bill"],
  searching: "Searching…",
  failed: "The search did not answer. Please check your connection and try again.",
  limited: "You have searched a lot in a short time. Please wait a minute, then search again.",
  retry: "Try again",
  nothingPicture: "not-found",
  nothingTitle: "Nothing found",
  nothingHelp: "No page holds these words. Try fewer or other ones, or go on from here.",
  suggestions: [
    { label: "Services", to: "/services/services2" },
    { label: "Intercity routes", to: "/service/intercity" },
    { label: "Prices and refunds", to: "/refund-policy" },
    { label: "Open jobs", to: "/hiring" },
    { label: "Ask a person", to: "/contact-us" },
  ],
};

/** "3 pages for “eicher”", "19 pages for “gaadi”, understood as vehicle" */
export function resultCount(count: number, query: string, understood: readonly string[]): string {
  const reading = understood.length > 0 ? `, understood as ${understood.join(", ")}` : "";
  return `${count} ${count === 1 ? "page" : "pages"} for “${query}”${reading}`;
}
