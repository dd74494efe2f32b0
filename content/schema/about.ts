import { z } from "zod";
import { siteLinkSchema } from "./link.ts";
import { pictureSchema } from "./picture.ts";

export const aboutSchema = z.strictObject({
  whatWeDo: z.strictObject({
    title: z.string().max(60),
    text: z.string().min(40).max(400),
    /** The claims for the fleet in general, beside the figures of the fleet table. */
    note: z.string().min(40).max(300),
    /** A second link below the three services. */
    more: siteLinkSchema,
  }),
  achievements: z.strictObject({
    title: z.string().max(60),
    entries: z
      .array(
        z.strictObject({
          id: z.enum(["locations", "years", "team"]),
          figure: z.string().regex(/^\d+\+$/),
          title: z.string().max(40),
          text: z.string().min(20).max(160),
        }),
      )
      .length(3),
  }),
  picture: pictureSchema,
});
export type AboutContent = z.infer<typeof aboutSchema>;
