import type { RouteId } from "#contract/routes.ts";
import { site } from "./site.ts";

const homeTitle = `${site.name} | Electric logistics for India’s cities`;
/** The title of every route. */
export const pageTitles: Readonly<Record<RouteId, string>> = {
  home: homeTitle,
  "home-compact": homeTitle,
  about: "About Us",
  faq: "FAQ: e-way bills, lorry receipts and GST",
  error: "Page Not Found",
  freight: "Freight services",
  services: "Services: Corporates, Intercity, On Demand",
  "ocean-freight": "Ocean Freight",
  blog: "Blog: notes from an electric fleet",
  "blog-article": "From the blog",
  contact: "Contact Us",
  "privacy-policy": "Privacy policy",
  "trackk-policy": "Trackk privacy policy",
  terms: "Terms and conditions",
  "refund-policy": "Refund policy and pricing",
  intercity: "Intercity electric freight",
  "on-demand": "On Demand: an electric truck by app",
  corporate: "Corporate fleets with Trackk",
  hiring: "Join us: open jobs",
  search: "Search",
  "not-found": "Page Not Found",
};

/** What a visitor calls a page whose title says more. */
const shortTitles: Partial<Record<RouteId, string>> = {
  home: "Home",
  "home-compact": "Home",
  services: "Services",
};

/** The name of a page where it is one of several: among the search's results, under an answer of the chat. */
export function shortTitleOf(page: RouteId): string {
  return shortTitles[page] ?? pageTitles[page];
}
