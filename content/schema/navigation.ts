import { z } from "zod";
import { siteLinkSchema } from "./link.ts";

export const navigationSchema = z.strictObject({
  menu: z.array(siteLinkSchema).min(1).max(6),
  /** Below the menu's Services. */
  services: z.array(siteLinkSchema.extend({ text: z.string().min(4).max(30) })).max(6),
});
export type NavigationContent = z.infer<typeof navigationSchema>;
