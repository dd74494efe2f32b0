import { z } from "zod";
import { pictureSchema } from "./picture.ts";
import { howItWorksSchema, paymentNoteSchema } from "./service-page.ts";

const routeIds = ["mohali-delhi", "mohali-ludhiana", "mohali-jalandhar", "mohali-ambala", "delhi-jaipur"];

export const intercitySchema = z.strictObject({
  picture: pictureSchema,
  map: z.strictObject({
    title: z.string().max(60),
    intro: z.string().min(40).max(240),
    /** Names the drawing; the list beside it says the same in words. */
    drawing: z.string().min(20).max(160),
    caption: z.string().max(120),
    /** Stands between a route's two cities. */
    to: z.string().max(8),
    routes: z
      .array(z.strictObject({ id: z.enum(routeIds), from: z.string().max(24), to: z.string().max(24) }))
      .length(routeIds.length),
  }),
  howItWorks: howItWorksSchema,
  payment: paymentNoteSchema,
});
export type IntercityContent = z.infer<typeof intercitySchema>;
