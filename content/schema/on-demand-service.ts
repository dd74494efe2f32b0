import { z } from "zod";
import { bannerPictureSchema } from "./banners.ts";
import { howItWorksSchema, paymentNoteSchema } from "./service-page.ts";

export const onDemandServiceSchema = z.strictObject({
  picture: bannerPictureSchema,
  customer: howItWorksSchema,
  driver: howItWorksSchema,
  payment: paymentNoteSchema,
  cancellation: z.strictObject({
    title: z.string().max(60),
    rules: z.array(z.string().min(20).max(200)).min(2),
    terms: z.strictObject({ label: z.string().max(60), to: z.string().startsWith("/") }),
  }),
});
export type OnDemandServiceContent = z.infer<typeof onDemandServiceSchema>;
