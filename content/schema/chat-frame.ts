import { z } from "zod";

const words = z.string().min(2).max(160);

/** What Meena's button and the frame of her window say, also while the conversation is not there. */
export const chatFrameSchema = z.strictObject({
  name: z.string().min(2).max(20),
  open: words,
  close: words,
  /** In the header and in the window until the conversation is loaded. */
  connecting: words,
  loading: words,
  /** In the place of `loading` while the site's scripts, or the chat's, do not come. */
  failedHelp: words,
  /** Leads to the Contact page. */
  write: words,
});
export type ChatFrameContent = z.infer<typeof chatFrameSchema>;
