import { sampleLink } from "../own-pages.ts";
import { placeholder } from "../placeholder.ts";
import type { ChannelsContent } from "../schema/channels.ts";

/** Where the company is besides its own site. Apart from site.ts, which is in the first scripts of every page. */
export const channels: ChannelsContent = {
  social: [
    {
      network: "linkedin",
      label: `LinkedIn ${sampleLink}`,
      href: placeholder("https://www.linkedin.com/", "LinkedIn page"),
    },
    {
      network: "instagram",
      label: `Instagram ${sampleLink}`,
      href: placeholder("https://www.instagram.com/", "Instagram page"),
    },
    {
      network: "facebook",
      label: `Facebook ${sampleLink}`,
      href: placeholder("https://www.facebook.com/", "Facebook page"),
    },
    { network: "x", label: `X ${sampleLink}`, href: placeholder("https://x.com/", "X page") },
  ],
  apps: {
    customer: placeholder(
      "https://play.google.com/store/apps/details?id=example.greenmile.customer",
      "store page of the customer app",
    ),
    driver: placeholder(
      "https://play.google.com/store/apps/details?id=example.greenmile.driver",
      "store page of the driver app",
    ),
  },
};
