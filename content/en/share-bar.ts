import type { ShareBarContent } from "../schema/share-bar.ts";

/** The words of the share bar. */
export const shareBar: ShareBarContent = {
  share: "Share",
  print: "Print",
  copied: "Copied.",
};
