import { z } from "zod";
import { keyFigureSchema } from "./legal.ts";
import { siteLinkSchema } from "./link.ts";
import { pictureSchema } from "./picture.ts";
import { howItWorksSchema, paymentNoteSchema } from "./service-page.ts";

export const onDemandServiceSchema = z.strictObject({
  picture: pictureSchema,
  customer: howItWorksSchema,
  driver: howItWorksSchema,
  payment: paymentNoteSchema,
  cancellation: z.strictObject({
    title: z.string().max(60),
    figures: z.array(keyFigureSchema.extend({ text: z.string().min(20).max(200) })).min(1),
    rules: z.array(z.string().min(20).max(200)).min(2),
    terms: siteLinkSchema,
  }),
});
export type OnDemandServiceContent = z.infer<typeof onDemandServiceSchema>;
