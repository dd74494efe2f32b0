import { z } from "zod";
import { pictureSchema } from "./picture.ts";
import { howItWorksSchema, paymentNoteSchema } from "./service-page.ts";

/** The diagram has a line for each route and a dot for each city: web/sections/route-map/route-map-geometry.ts. */
const routeIds = [
  "mohali-delhi",
  "mohali-ludhiana",
  "mohali-jalandhar",
  "mohali-ambala",
  "delhi-jaipur",
] as const;
const cityIds = ["mohali", "delhi", "ludhiana", "jalandhar", "ambala", "jaipur"] as const;
const cityName = z.string().max(24);

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
    cities: z.record(z.enum(cityIds), cityName),
    routes: z
      .array(z.strictObject({ id: z.enum(routeIds), from: cityName, to: cityName }))
      .length(routeIds.length),
  }),
  howItWorks: howItWorksSchema,
  payment: paymentNoteSchema,
});
export type RouteName = (typeof routeIds)[number];
export type CityId = (typeof cityIds)[number];
export type IntercityContent = z.infer<typeof intercitySchema>;
