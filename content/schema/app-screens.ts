import { z } from "zod";
import { templateSchema } from "./template.ts";

export const appScreensSchema = z.strictObject({
  alt: z.string().max(320),
  caption: z.string().max(80),
  customer: z.strictObject({
    title: z.string(),
    pickUp: z.string(),
    pickUpPlace: z.string(),
    drop: z.string(),
    dropPlace: z.string(),
    choose: z.string(),
    book: templateSchema<[vehicle: string]>(),
    pay: z.string(),
  }),
  driver: z.strictObject({
    title: z.string(),
    verified: z.string(),
    distance: z.string(),
    accept: z.string(),
    refuse: z.string(),
  }),
});
export type AppScreensContent = z.infer<typeof appScreensSchema>;
