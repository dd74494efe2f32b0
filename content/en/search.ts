import { homeQuote, paths, plannerPath } from "#contract/routes.ts";
import type { SearchContent } from "../schema/search.ts";

/** The search page. */
export const search: SearchContent = {
  title: "Search",
  label: "What are you looking for?",
  invitation: "Try a vehicle, a city or a document.",
  examples: ["Eicher", "Jaipur", "e-way bill"],
  searching: "Searching…",
  failed: "Search is not responding. Please check your connection and try again.",
  limited: "Too many searches in a short time. Please wait a minute and search again.",
  retry: "Try again",
  offers: {
    fit: {
      to: plannerPath,
      label: "Check if it fits",
      text: "Enter the sizes and the weight. The load planner shows which of our vehicles takes your goods.",
    },
    quote: {
      to: homeQuote,
      label: "Get a quote",
      text: "Enter the pickup, the drop and your load. You see the vehicle, the route and the price range at once.",
    },
  },
  more: (count) => `Show ${count} more`,
  nothingTitle: (query) => `Nothing found for “${query}”`,
  nothingHelp: "Try a vehicle, a city or a document, or go to one of these pages.",
  suggestions: [
    { label: "Services", to: paths.services },
    { label: "Intercity routes", to: paths.intercity },
    { label: "Prices and refunds", to: paths["refund-policy"] },
    { label: "Current openings", to: paths.hiring },
    { label: "Write to us", to: paths.contact },
  ],
};

/** "3 results for “eicher”", "19 results for “gaadi”. We also searched for: vehicle." */
export function resultCount(count: number, query: string, understood: readonly string[]): string {
  const reading = understood.length > 0 ? `. We also searched for: ${understood.join(", ")}.` : "";
  return `${count} ${count === 1 ? "result" : "results"} for “${query}”${reading}`;
}
