import type { ShareWords } from "../schema/share-words.ts";

/** The words of the share bar. */
export const shareWords: ShareWords = {
  share: "Share",
  print: "Print",
  copied: "Copied.",
};
