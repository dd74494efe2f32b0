import { z } from "zod";
import { spanSchema } from "./rules.ts";

const count = z.number().int().positive();

/** What the company says of itself in figures, and the cities where it works. */
export const claimsSchema = z.strictObject({
  customers: count,
  years: count,
  /** Kilometres driven on electricity. */
  greenKm: count,
  deliveries: count,
  teamMembers: count,
  locations: count,
  cities: z.array(z.string().min(2).max(40)).min(1),
  vehicleLength: spanSchema("ft"),
  payload: spanSchema("kg"),
  range: spanSchema("km"),
});
export type Claims = z.infer<typeof claimsSchema>;
