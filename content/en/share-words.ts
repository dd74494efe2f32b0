import type { ShareWords } from "../schema/share-words.ts";

/** Sharing and printing a result, and the head of what is printed. */
export const shareWords: ShareWords = {
  share: "Share",
  print: "Print",
  copied: "Copied.",
};
