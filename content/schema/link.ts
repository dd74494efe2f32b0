import { z } from "zod";

/** A link inside the site: its words and a path of `contract/routes.ts`. */
export const siteLinkSchema = z.strictObject({
  label: z.string().min(2).max(60),
  to: z.string().startsWith("/"),
});
