import { z } from "zod";
import { siteLinkSchema } from "./link.ts";

const bannerSchema = z.strictObject({
  title: z.string().min(3).max(60),
  lead: z.string().min(20).max(200),
  /** The pages above this one, Home left out. */
  trail: z.array(siteLinkSchema).max(2),
  /** One sentence and where it leads on. */
  callToAction: z.strictObject({
    text: z.string().max(200),
    link: siteLinkSchema,
    /** The name of a cut-out vehicle in `art/masters/`, which stands on the band's lower edge. */
    vehicle: z.string().optional(),
  }),
});

/** By page. */
export const bannersSchema = z
  .object({ "blog-article": bannerSchema.omit({ title: true, lead: true }) })
  .catchall(bannerSchema);
export type BannerContent = z.infer<typeof bannerSchema>;
