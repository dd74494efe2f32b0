import { z } from "zod";

const words = z.string().min(2).max(160);

/** What the footers say, with their newsletter. */
export const footerSchema = z.strictObject({
  quickLinks: words,
  communityLinks: words,
  services: words,
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
