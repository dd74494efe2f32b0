import { paths } from "#contract/routes.ts";
import type { NavigationContent } from "../schema/navigation.ts";
import { serviceLinks } from "./service-links.ts";

/** What the header links to. It is in the first scripts of every page, the footers' links (footer.ts) are not. */
export const navigation: NavigationContent = {
  menu: [
    { label: "Home", to: paths.home },
    { label: "About Us", to: paths.about },
    { label: "Services", to: paths.services },
    { label: "Contact", to: paths.contact },
    { label: "Join us", to: paths.hiring },
  ],
  services: [
    { ...serviceLinks.intercity, text: "Five fixed routes" },
    { ...serviceLinks["on-demand"], text: "Book in the app" },
    { ...serviceLinks.corporate, text: "Fleets with Trackk" },
    { label: "Freight", to: paths.freight, text: "Air, road, ocean, rail" },
    { label: "Load planner", to: `${paths.services}?at=plan`, text: "Check if it fits" },
  ],
  help: [
    { label: "Where is my delivery?", to: `${paths.contact}?at=delivery` },
    { label: "Cancellation and refund", to: paths["refund-policy"] },
    { label: "FAQ", to: paths.faq },
  ],
};
