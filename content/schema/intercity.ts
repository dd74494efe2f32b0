import { z } from "zod";
import { siteLinkSchema } from "./link.ts";
import { pictureSchema } from "./picture.ts";
import { howItWorksSchema, paymentNoteSchema } from "./service-page.ts";
import { templateSchema } from "./template.ts";

/** Cities of the map: web/sections/route-map/route-map-geometry.ts. */
const placeIds = [
  "mohali",
  "chandigarh",
  "panchkula",
  "delhi",
  "ludhiana",
  "jalandhar",
  "ambala",
  "jaipur",
  "bangalore",
] as const;
const place = z.strictObject({
  name: z.string().max(24),
  /** Latitude and longitude in degrees north and east. */
  at: z.tuple([z.number(), z.number()]),
});
const label = z.string().max(60);

export const intercityRoutesSchema = z.strictObject({
  places: z.record(z.enum(placeIds), place),
  // The styles highlight up to eight: web/sections/route-map/route-map.css.
  routes: z.array(z.strictObject({ from: z.enum(placeIds), to: z.enum(placeIds) })).max(8),
});

export const intercitySchema = z.strictObject({
  picture: pictureSchema,
  map: z.strictObject({
    title: z.string().max(60),
    intro: z.string().min(40).max(240),
    /** Names the list of routes, one of which is chosen. */
    choose: label,
    /** The destination of the route that is chosen at first. */
    chosen: z.enum(placeIds),
    /** Stands between a route's two cities. */
    to: z.string().max(8),
    distance: label,
    byRoad: templateSchema<[kilometres: number]>(),
    oneWay: label,
    thereAndBack: label,
    noVehicle: label,
    /** Where the distances come from. */
    source: z.string().max(240),
    simulation: z.string().max(80),
    /** On other pages than Intercity itself. */
    more: siteLinkSchema,
    south: label,
    ...intercityRoutesSchema.shape,
  }),
  howItWorks: howItWorksSchema,
  payment: paymentNoteSchema,
});
export type PlaceId = (typeof placeIds)[number];
/** Latitude and longitude in degrees north and east. */
export type Coordinates = z.infer<typeof place>["at"];
export type IntercityRoutes = z.infer<typeof intercityRoutesSchema>;
export type IntercityContent = z.infer<typeof intercitySchema>;
