import type { NavigationContent } from "../schema/navigation.ts";

/** What the header and the footers link to. */
export const navigation: NavigationContent = {
  menu: [
    { label: "Home", to: "/" },
    { label: "About Us", to: "/about-us" },
    { label: "Services", to: "/services/services2" },
    { label: "Contact", to: "/contact-us" },
    { label: "Join us", to: "/hiring" },
  ],
  services: [
    { label: "Intercity", to: "/service/intercity", text: "Five named routes" },
    { label: "On Demand", to: "/service/on-demand", text: "Book by app" },
    { label: "Corporates", to: "/service/corporate", text: "Fleets with Trackk" },
    { label: "Freight", to: "/services/services1", text: "Air, road, ocean, rail" },
    { label: "Load planner", to: "/services/services2?plan", text: "See if it fits" },
  ],
  quickLinks: [
    { label: "About Us", to: "/about-us" },
    { label: "Services", to: "/services/services2" },
    { label: "FAQ", to: "/faq" },
    { label: "Blog", to: "/blogs/grid" },
    { label: "Join us", to: "/hiring" },
    { label: "Contact", to: "/contact-us" },
  ],
  communityLinks: [
    { label: "Privacy policy", to: "/privacy-policy" },
    { label: "Terms and conditions", to: "/Terms-condition" },
    { label: "Refund policy", to: "/refund-policy" },
  ],
  compactFooterLinks: [
    { label: "Intercity", to: "/service/intercity" },
    { label: "On Demand", to: "/service/on-demand" },
    { label: "Corporate", to: "/service/corporate" },
  ],
};
