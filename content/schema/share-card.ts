import { z } from "zod";

/** The words of the pictures that link previews show. */
export const shareCardSchema = z.strictObject({
  /** Below the title of every card. */
  foot: z.string().min(10).max(70),
  /** Alt text of the picture beside the title. */
  pictureAlt: z.string().min(10).max(80),
});
export type ShareCardContent = z.infer<typeof shareCardSchema>;
