import { z } from "zod";

const webAddress = z.url({ protocol: /^https$/ });

/** The company's pages on social networks, and its apps in the stores. */
export const channelsSchema = z.strictObject({
  /** In the order in which they are shown. */
  social: z.array(
    z.strictObject({
      network: z.enum(["linkedin", "instagram", "facebook", "x"]),
      label: z.string().max(30),
      href: webAddress,
    }),
  ),
  /** Store pages of the two On Demand apps. */
  apps: z.strictObject({ customer: webAddress, driver: webAddress }),
});
export type ChannelsContent = z.infer<typeof channelsSchema>;
