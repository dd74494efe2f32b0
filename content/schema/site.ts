import { z } from "zod";

const phone = z.string().regex(/^\+91 \d{5} \d{5}$/, "Write a phone number as +91 98765 43210.");
const webAddress = z.url({ protocol: /^https$/ });

/** The company's own facts: shown by the shell and the Contact page, read by structured data. */
export const siteSchema = z.strictObject({
  name: z.string().min(2).max(30),
  /** The public address that canonical links name, unless PUBLIC_URL says otherwise at build. */
  url: webAddress,
  phones: z.tuple([phone, phone]),
  email: z.email(),
  office: z.strictObject({
    street: z.string().max(80),
    locality: z.string().max(60),
    region: z.string().max(40),
    postalCode: z.string().regex(/^\d{6}$/),
    country: z.string().max(40),
  }),
  /**
   * A third-party script that counts visits: loaded after everything else, and the only foreign
   * origin that the Content-Security-Policy then names. Left out, nothing is loaded.
   */
  analytics: z.strictObject({ script: webAddress }).optional(),
});
export type SiteContent = z.infer<typeof siteSchema>;
