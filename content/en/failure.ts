/** Shown in place of a page that cannot be shown. The first sentence is the specification's. */
export const failureText = {
  unexpected: "Unexpected Application Error!",
  unexpectedHelp:
    "Something on this page went wrong on our side. Nothing you sent is lost. Try another page, or start over from Home.",
  chunkHelp:
    "This page did not arrive, most likely because the connection dropped. Check your network and try again.",
  retry: "Try again",
  home: "Back to Home",
  /** Shown over a page that can be read and used already, while its scripts do not come. */
  scripts: {
    text: "Part of this page has not loaded. You can use it all the same; we keep trying.",
    trying: "Trying again…",
  },
} as const;
