import { z } from "zod";
import { siteLinkSchema } from "./link.ts";

const words = z.string().min(2).max(160);
const linkList = z.strictObject({ title: words, links: z.array(siteLinkSchema).max(8) });

/** What the footers say, with their newsletter. */
export const footerSchema = z.strictObject({
  /** The company in one sentence. */
  summary: words,
  quickLinks: linkList,
  communityLinks: linkList,
  /** The compact footer's only list. */
  services: linkList,
  copyright: words,
  apps: words,
  badgeLead: words,
  customerApp: words,
  driverApp: words,
  social: words,
  newsletter: z.strictObject({
    title: words,
    lead: words,
    emailLabel: words,
    button: words,
    /** Shown after a press of the button. */
    notOpen: words,
    writeTo: words,
  }),
  /** The other way to write to us, after the email address. */
  writeToUs: z.strictObject({ orUse: words, contactForm: words }),
});
export type FooterContent = z.infer<typeof footerSchema>;
