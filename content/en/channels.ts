import { placeholder } from "../placeholder.ts";
import type { ChannelsContent } from "../schema/channels.ts";

/** Where the company is besides its own site. Apart from site.ts, which is in the first scripts of every page. */
export const channels: ChannelsContent = {
  social: [
    {
      network: "linkedin",
      label: "LinkedIn",
      href: placeholder("https://www.linkedin.com/", "LinkedIn page"),
    },
    {
      network: "instagram",
      label: "Instagram",
      href: placeholder("https://www.instagram.com/", "Instagram page"),
    },
    {
      network: "facebook",
      label: "Facebook",
      href: placeholder("https://www.facebook.com/", "Facebook page"),
    },
    { network: "x", label: "X", href: placeholder("https://x.com/", "X page") },
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
