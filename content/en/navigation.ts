import { partPath, paths, plannerPath } from "#contract/routes.ts";
import type { NavigationContent } from "../schema/navigation.ts";
import { serviceLinks } from "./service-links.ts";

/** The header's menu, in its order. The footer and Meena use the same words. The specification (section 2) has these. */
export const menuLinks = {
  home: { label: "Home", to: paths.home },
  about: { label: "About Us", to: paths.about },
  services: { label: "Services", to: paths.services },
  contact: { label: "Contact", to: paths.contact },
  hiring: { label: "Join us", to: paths.hiring },
} as const;

/** In the header and in the footer. */
export const helpLinks = {
  delivery: { label: "Where is my delivery?", to: partPath(paths.contact, "delivery") },
  cancelling: { label: "Cancellation and refund", to: partPath(paths["refund-policy"], "cancelling") },
} as const;

/** What the header links to. It is in the first scripts of every page, the footers' links (footer.ts) are not. */
export const navigation: NavigationContent = {
  menu: Object.values(menuLinks),
  services: [
    { ...serviceLinks.intercity, text: "Five fixed routes" },
    { ...serviceLinks.corporate, text: "Fleets with Trackk" },
    { ...serviceLinks["on-demand"], text: "Book in the app" },
    { label: "Freight", to: paths.freight, text: "Air, road, ocean, rail" },
    { label: "Load planner", to: plannerPath, text: "Check if it fits" },
  ],
  help: [helpLinks.delivery, helpLinks.cancelling, { label: "FAQ", to: paths.faq }],
};
