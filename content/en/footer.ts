import { paths } from "#contract/routes.ts";
import { formatNames } from "../format/english.ts";
import { placeholder } from "../placeholder.ts";
import type { FooterContent } from "../schema/footer.ts";
import { claims } from "./claims.ts";
import { helpLinks, menuLinks } from "./navigation.ts";
import { serviceLinks } from "./service-links.ts";
import { site } from "./site.ts";

/** What the footers say and link to, with their newsletter. */
export const footer: FooterContent = {
  summary: `Mid-mile and last-mile logistics on a 100% electric four-wheeler fleet in ${formatNames(claims.cities)}.`,
  quickLinks: {
    title: "Quick links",
    links: [
      menuLinks.about,
      menuLinks.services,
      { label: "FAQ on documents and GST", to: paths.faq },
      { label: "Blog", to: paths.blog },
      menuLinks.hiring,
      menuLinks.contact,
      helpLinks.delivery,
      helpLinks.cancelling,
    ],
  },
  communityLinks: {
    title: "Community",
    links: [
      { label: "Privacy policy", to: paths["privacy-policy"] },
      { label: "Terms and conditions", to: paths.terms },
      { label: "Refund policy", to: paths["refund-policy"] },
    ],
  },
  services: {
    title: "Services",
    links: [
      serviceLinks.intercity,
      serviceLinks["on-demand"],
      // The specification (section 2) has the singular here.
      { ...serviceLinks.corporate, label: "Corporate" },
    ],
  },
  copyright: `© 2026 ${site.name}. All rights reserved.`,
  apps: "On Demand apps",
  badgeLead: placeholder("Get it on Google Play", "the store that has the apps"),
  customerApp: "Customer app",
  driverApp: "Driver app",
  social: "Follow us",
  newsletter: {
    title: "Newsletter",
    lead: "Not open yet: we do not store your address.",
    emailLabel: "Email",
    button: "Subscribe Now",
    notOpen: "Our newsletter has not started yet. Your email address was not sent or stored.",
    writeTo: "To hear from us, write to",
  },
  writeToUs: { orUse: "or use the", contactForm: "contact form" },
};
