import { z } from "zod";

const words = z.string().min(2).max(160);

/** What the header and the controls around every page say. */
export const shellSchema = z.strictObject({
  skipToContent: words,
  header: z.strictObject({
    homeLink: words,
    menuLabel: words,
    openMenu: words,
    /** The name of the button that opens the list below Services. */
    allServices: words,
    quote: words,
    callUs: words,
    searchLabel: words,
    searchPlaceholder: words,
    searchButton: words,
  }),
  scrollToTop: words,
  breadcrumb: words,
  home: words,
  /** Added to the name of a link that opens another window. */
  opensNewTab: words,
});
export type ShellContent = z.infer<typeof shellSchema>;
