import { z } from "zod";

const pageSchema = z.strictObject({
  /** The company's name is added after it, unless the title already holds it. */
  title: z.string().min(3).max(60),
  description: z.string().min(70).max(160),
});
/** A page's words for the browser tab, crawlers and link previews. */
export type PageMeta = z.infer<typeof pageSchema>;

/** By route id. */
export const pageMetaSchema = z.record(z.string(), pageSchema);
