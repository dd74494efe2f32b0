import { z } from "zod";
import { siteLinkSchema } from "./link.ts";
import { pictureSchema } from "./picture.ts";
import { paymentNoteSchema } from "./service-page.ts";

export const corporateSchema = z.strictObject({
  picture: pictureSchema,
  trackk: z.strictObject({
    title: z.string().max(40),
    text: z.string().min(40).max(300),
    points: z
      .array(
        z.strictObject({
          title: z.string().max(40),
          text: z.string().min(20).max(160),
          /** Home shows it large: here it is small. */
          onHome: z.boolean().optional(),
        }),
      )
      .min(1),
    contact: siteLinkSchema,
    policy: siteLinkSchema,
    picture: pictureSchema,
  }),
  /** The second showing of the clients; the first has the words of the clients themselves. */
  clientsAgain: z.strictObject({ title: z.string().max(60), carouselLabel: z.string().max(60) }),
  payment: paymentNoteSchema,
});
export type CorporateContent = z.infer<typeof corporateSchema>;
