import { placeholder } from "../placeholder.ts";
import type { SiteContent } from "../schema/site.ts";

/** The only place that spells the name out. */
const name = placeholder("Greenmile", "name of the company");

/** The company's own facts. */
export const site: SiteContent = {
  name,
  url: placeholder("https://www.greenmile.example", "public address of the site"),
  phones: [
    placeholder("+91 00000 00000", "first office phone number"),
    placeholder("+91 00000 00001", "second office phone number"),
  ],
  email: placeholder("hello@greenmile.example", "contact email"),
  office: {
    street: placeholder("Industrial Area, Phase 8", "street and building of the office in Mohali"),
    locality: "Mohali",
    region: "Punjab",
    postalCode: placeholder("160071", "postal code of the office"),
    country: "India",
  },
};
