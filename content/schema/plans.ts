import { z } from "zod";

/** The specification's own names, spelling included. */
const planSchema = z.strictObject({
  type: z.string().min(3).max(24),
  price: z.string().regex(/^\d+\$$/),
  benifits: z.array(z.string().min(3).max(80)),
});
export const plansSchema = z.array(planSchema);
export type Plan = z.infer<typeof planSchema>;
