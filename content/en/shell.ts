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
  breadcrumb: "You are here",
  home: "Home",
  opensNewTab: "opens in a new tab",
};
