import { z } from "zod";
import { siteLinkSchema } from "./link.ts";

export const menuLinksSchema = z.record(z.string(), siteLinkSchema);

export const helpLinksSchema = z.record(z.string(), siteLinkSchema);

export const navigationSchema = z.strictObject({
  menu: z.array(siteLinkSchema).min(1).max(6),
  /** Below the menu's Services. web/shell/header-services.css has a picture for each. */
  services: z.array(siteLinkSchema.extend({ text: z.string().min(4).max(30) })).max(6),
  /** What a customer looks for after booking: a row of the phone's menu. */
  help: z.array(siteLinkSchema).max(3),
});
export type NavigationContent = z.infer<typeof navigationSchema>;
