import { placeholder } from "../placeholder.ts";
import type { FooterContent } from "../schema/footer.ts";

/** What the footers say, with their newsletter. */
export const footer: FooterContent = {
  quickLinks: "Quick links",
  communityLinks: "Community",
  services: "Services",
  apps: "On Demand apps",
  badgeLead: placeholder("Get it on Google Play", "the store that has the apps"),
  customerApp: "Customer app",
  driverApp: "Driver app",
  social: "Follow us",
  newsletter: {
    title: "Get our updates",
    lead: "New routes, new vehicles and open jobs, once in a while.",
    emailLabel: "Email",
    button: "Subscribe Now",
    notOpen: "The newsletter is not open yet, so we did not send your address anywhere.",
    writeTo: "To hear from us, write to",
  },
  writeToUs: { orUse: "or use the", contactForm: "contact form" },
};
