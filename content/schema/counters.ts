import { z } from "zod";

export const counterSchema = z.strictObject({
  /** Its icon in web/sections/counters/counters.css goes by it. */
  id: z.enum(["green-km", "deliveries", "customers", "years"]),
  target: z.number().int().positive(),
  /** Written after the figure: "+". */
  suffix: z.string().max(2),
  title: z.string().min(1).max(40),
});

export const countersSchema = z.strictObject({
  title: z.string().max(60),
  counters: z.array(counterSchema).length(4),
  locations: z.strictObject({ title: z.string(), names: z.array(z.string()).min(1).readonly() }),
});

export type Counter = z.infer<typeof counterSchema>;
export type CountersContent = z.infer<typeof countersSchema>;
