import { z } from "zod";
import { siteLinkSchema } from "./link.ts";

export const navigationSchema = z.strictObject({
  menu: z.array(siteLinkSchema).min(1).max(6),
  /** Below the menu's Services. */
  services: z.array(siteLinkSchema.extend({ text: z.string().min(4).max(30) })).max(6),
  quickLinks: z.array(siteLinkSchema).max(8),
  communityLinks: z.array(siteLinkSchema).max(6),
  /** The compact footer's only list. */
  compactFooterLinks: z.array(siteLinkSchema).max(6),
});
export type NavigationContent = z.infer<typeof navigationSchema>;
