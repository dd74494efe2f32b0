import { z } from "zod";
import { howItWorksSchema, paymentNoteSchema, servicePictureSchema } from "./service-page.ts";

export const onDemandServiceSchema = z.strictObject({
  picture: servicePictureSchema,
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
