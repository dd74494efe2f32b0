import { z } from "zod";

/** How a service runs, in numbered steps. */
export const howItWorksSchema = z.strictObject({
  title: z.string().max(60),
  steps: z
    .array(z.strictObject({ title: z.string().max(40), text: z.string().min(20).max(200) }))
    .min(3)
    .max(5),
});
export type HowItWorksContent = z.infer<typeof howItWorksSchema>;

/** How a service is paid for. */
export const paymentNoteSchema = z.strictObject({
  title: z.string().max(60),
  text: z.string().min(40).max(300),
});
export type PaymentNoteContent = z.infer<typeof paymentNoteSchema>;
