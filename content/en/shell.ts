import { placeholder } from "../placeholder.ts";
import type { ShellContent } from "../schema/shell.ts";

/** What the header, the footers and the controls around every page say. */
export const shell: ShellContent = {
  skipToContent: "Skip to the content",
  header: {
    homeLink: "Home",
    menuLabel: "Main menu",
    openMenu: "Menu",
    allServices: "All services",
    quote: "Get a quote",
    callUs: "Call us",
    searchLabel: "Search this site",
    searchPlaceholder: "Search",
    searchButton: "Search",
  },
  newsletter: {
    title: "Get our updates",
    lead: "New routes, new vehicles and open jobs, once in a while.",
    emailLabel: "Email",
    button: "Subscribe Now",
    notOpen: "The newsletter is not open yet, so we did not send your address anywhere.",
    writeTo: "To hear from us, write to",
  },
  writeToUs: { orUse: "or use the", contactForm: "contact form" },
  footer: {
    quickLinks: "Quick links",
    communityLinks: "Community",
    services: "Services",
    apps: "On Demand apps",
    badgeLead: placeholder("Get it on Google Play", "the store that has the apps"),
    customerApp: "Customer app",
    driverApp: "Driver app",
    social: "Follow us",
  },
  scrollToTop: "Back to the top",
  chat: {
    name: "Meena",
    open: "Chat with Meena",
    close: "Close",
    connecting: "Connecting…",
    loading: "Loading the chat…",
    failedHelp: "Your connection seems to have dropped. The chat opens by itself once you are back online.",
  },
  breadcrumb: "You are here",
  home: "Home",
  opensNewTab: "opens in a new tab",
};
