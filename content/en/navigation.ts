import { paths } from "#contract/routes.ts";
import type { NavigationContent } from "../schema/navigation.ts";
import { serviceLinks } from "./service-links.ts";

/** What the header and the footers link to. */
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
    { ...serviceLinks["on-demand"], text: "Book by app" },
    { ...serviceLinks.corporate, text: "Fleets with Trackk" },
    { label: "Freight", to: paths["services-overview"], text: "Air, road, ocean, rail" },
    { label: "Load planner", to: `${paths.services}?plan`, text: "See if it fits" },
  ],
  quickLinks: [
    { label: "About Us", to: paths.about },
    { label: "Services", to: paths.services },
    { label: "FAQ", to: paths.faq },
    { label: "Blog", to: paths["blog-grid"] },
    { label: "Join us", to: paths.hiring },
    { label: "Contact", to: paths.contact },
  ],
  communityLinks: [
    { label: "Privacy policy", to: paths["privacy-policy"] },
    { label: "Terms and conditions", to: paths.terms },
    { label: "Refund policy", to: paths["refund-policy"] },
  ],
  compactFooterLinks: [
    serviceLinks.intercity,
    serviceLinks["on-demand"],
    // The specification (section 2) has the singular here.
    { ...serviceLinks.corporate, label: "Corporate" },
  ],
};
