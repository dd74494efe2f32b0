import { z } from "zod";
import { quoteServices } from "#contract/quote-request.ts";
import { siteLinkSchema } from "./link.ts";
import { pictureNameSchema } from "./picture.ts";

export const serviceSchema = z.strictObject({
  id: z.enum(quoteServices),
  title: z.string().min(1).max(24),
  description: z.string().min(20).max(200),
  picture: pictureNameSchema,
  /** In the list on Services: another view than on Home and on the service's own page. */
  listPicture: pictureNameSchema,
  link: siteLinkSchema,
});

export const servicesSchema = z.strictObject({
  title: z.string().max(60),
  intro: z.string().max(240),
  carouselLabel: z.string(),
  services: z.array(serviceSchema).length(3),
});

export type Service = z.infer<typeof serviceSchema>;
export type ServicesContent = z.infer<typeof servicesSchema>;

/** Name and page of each service. */
export const serviceLinksSchema = z.record(z.enum(quoteServices), siteLinkSchema);
