import type { ShellContent } from "../schema/shell.ts";

/** What the header, the footers and the controls around every page say. */
export const shell: ShellContent = {
  skipToContent: "Skip to the content",
  header: {
    homeLink: "Home",
    menuLabel: "Main menu",
    openMenu: "Menu",
    callUs: "Call us",
    searchLabel: "Search this site",
    searchPlaceholder: "Search",
    searchButton: "Search",
  },
  newsletter: {
    title: "News from the road",
    lead: "New routes, new vehicles, open jobs. Now and then, never more.",
    emailLabel: "Email",
    button: "Subscribe Now",
    notOpen: "The newsletter is not open yet, so your address is not sent anywhere.",
    writeTo: "To hear from us, write to",
  },
  writeToUs: { orUse: "or use the", contactForm: "contact form" },
  footer: {
    quickLinks: "Quick links",
    communityLinks: "Community",
    services: "Services",
    apps: "On Demand apps",
    badgeLead: "Get it on the app store",
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
    loading: "Meena is on her way…",
    failedHelp: "The connection seems to have dropped. Meena comes by herself as soon as it is back.",
  },
  breadcrumb: "You are here",
  home: "Home",
  opensNewTab: "opens in a new tab",
};
