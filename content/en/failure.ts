/** Shown in place of a page that cannot be shown. The first sentence is the specification's. */
export const failureText = {
  unexpected: "Unexpected Application Error!",
  unexpectedHelp:
    "Something on this page went wrong on our side. Nothing you sent is lost. Try another page, or start over from Home.",
  chunkHelp:
    "This page did not arrive, most likely because the connection dropped. Check your network and try again.",
  retry: "Try again",
  home: "Back to Home",
} as const;
