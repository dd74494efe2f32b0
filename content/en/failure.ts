/** Shown in place of a page that cannot be shown. */
export const failureText = {
  /** The exact words of the specification. */
  unexpected: "Unexpected Application Error!",
  unexpectedHelp:
    "Something went wrong on our side. What you have sent is safe. Try another page or go back to Home.",
  /** Above the error catalogue's words for a chunk that does not come. */
  chunk: "This page did not load",
  chunkHelp: "The connection may have dropped. Check your network and try again.",
  retry: "Try again",
  home: "Back to Home",
} as const;

/** Shown while a page that a link or an address leads to is slow to load. It is in each document. */
export const slowPage = "The page is slow to load. Please wait a little longer.";

/**
 * Shown over a page that can be read and used already, while its scripts do not come. Apart from the words above, since
 * it is in each document, and scripts do not need it.
 */
export const scriptsNotice = {
  text: "Part of this page has not loaded yet. The rest works while we keep trying.",
  trying: "Trying again…",
  close: "Close",
} as const;
