import { z } from "zod";
import { siteLinkSchema } from "./link.ts";
import { pictureNameSchema } from "./picture.ts";
import { amountSchema } from "./rules.ts";

/** The five specifications of a vehicle. Length, height and width are those of the load bed. */
export const vehicleSpecsSchema = z.strictObject({
  length: amountSchema("ft"),
  height: amountSchema("ft"),
  width: amountSchema("ft"),
  range: amountSchema("Km"),
  weightCapacity: amountSchema("Kg"),
});

export const vehicleSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  title: z.string().min(1).max(24),
  picture: pictureNameSchema,
  pictureAlt: z.string().min(20).max(160),
  /** What the vehicle is for, in one sentence. */
  use: z.string().min(20).max(120),
  specs: vehicleSpecsSchema,
});

export const vehiclesSchema = z.array(vehicleSchema).min(1);

const specNameSchema = z.enum(["length", "height", "width", "range", "weightCapacity"]);
export const specNamesSchema = z.array(specNameSchema).length(5);
export const specLabelsSchema = z.record(specNameSchema, z.string().min(1).max(30));

export const fleetWordsSchema = z.strictObject({
  title: z.string().max(60),
  intro: z.string().max(240),
  carouselLabel: z.string(),
  plan: siteLinkSchema,
  drawing: z.strictObject({
    title: z.string().max(60),
    intro: z.string().max(240),
    alt: z.string(),
    personHeight: amountSchema("ft"),
  }),
});

export type VehicleSpecs = z.infer<typeof vehicleSpecsSchema>;
export type SpecName = keyof VehicleSpecs;
export type Vehicle = z.infer<typeof vehicleSchema>;
export type FleetWords = z.infer<typeof fleetWordsSchema>;
