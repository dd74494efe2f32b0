import { formatClaim, formatMeasures, formatNames } from "../format/english.ts";
import type { AboutContent } from "../schema/about.ts";
import { claims } from "./claims.ts";

/** The About page. */
export const about: AboutContent = {
  whatWeDo: {
    title: "What we do",
    text: `Parcels and freight for businesses and consumers, B2B and B2C: we take goods the middle mile and the last, on four-wheelers that run on electricity alone: ${formatMeasures(claims.vehicleLength)} vehicles, a payload of ${formatMeasures(claims.payload)}, an EV range of ${formatMeasures(claims.range)}. Three services, one fleet.`,
    more: { label: "Compare the services", to: "/services/services2" },
  },
  achievements: {
    title: "Where we stand",
    entries: [
      {
        id: "locations",
        figure: `${claims.locations}+`,
        title: "locations in India",
        text: `${formatNames(claims.cities)}.`,
      },
      {
        id: "years",
        figure: `${claims.years}+`,
        title: "years of experience",
        text: `${formatClaim(claims.greenKm)} green km and ${formatClaim(claims.deliveries)} on-time deliveries, without diesel.`,
      },
      {
        id: "team",
        figure: `${claims.teamMembers}+`,
        title: "team members",
        text: "The people behind the fleet, On Demand and Trackk.",
      },
    ],
  },
  picture: {
    name: "about",
    alt: "The four electric trucks of the fleet in a row, the smallest in front, the largest at the back",
  },
};
