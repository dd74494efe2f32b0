import type { ShellContent } from "../schema/shell.ts";

/** What the header and the controls around every page say. The first scripts of every page hold it. */
export const shell: ShellContent = {
  skipToContent: "Skip to content",
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
  scrollToTop: "Back to top",
  chat: {
    name: "Meena",
    open: "Chat with Meena",
    close: "Close",
    connecting: "Connecting…",
    loading: "Loading the chat…",
    failedHelp: "You seem to be offline. The chat opens once you are back online.",
  },
  breadcrumb: "You are here",
  home: "Home",
  opensNewTab: "opens in a new tab",
};
