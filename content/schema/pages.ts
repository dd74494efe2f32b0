import { z } from "zod";

/** A page's words for the browser tab, crawlers and link previews. */
export const pageMetaSchema = z.strictObject({
  /** The company's name is added after it, unless the title already holds it. */
  title: z.string().min(3).max(60),
  description: z.string().min(70).max(160),
});
export type PageMeta = z.infer<typeof pageMetaSchema>;
