import { paths } from "#contract/routes.ts";
import { formatMeasures, formatNames } from "../format/english.ts";
import type { AboutContent } from "../schema/about.ts";
import { claims } from "./claims.ts";
import { vehicles } from "./fleet.ts";
import { withReserve } from "./range-reserve.ts";

/** From the least to the most of the fleet: "110 to 180 km". */
function span(name: "range" | "weightCapacity"): string {
  const values = vehicles.map(({ specs }) => specs[name].value);
  const unit = vehicles[0]?.specs[name].unit.toLowerCase();
  return `${Math.min(...values)} to ${Math.max(...values)} ${unit}`;
}

/** The About page. */
export const about: AboutContent = {
  whatWeDo: {
    title: "What we do",
    text: `We deliver parcels and freight for businesses (B2B) and consumers (B2C), across the mid-mile and the last mile: from hub to hub, and to the door. We run only electric four-wheelers.`,
    note: `Fleet specifications: ${formatMeasures(claims.vehicleLength)} vehicles with a payload of ${formatMeasures(claims.payload)} and an EV range of ${formatMeasures(claims.range)}, for the fleet as a whole. We plan trips by the fleet table: ${span("weightCapacity")} and ${span("range")} on one charge. A route counts as covered ${withReserve}.`,
    more: { label: "Compare our services", to: paths.services },
  },
  achievements: {
    title: "What we have achieved",
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
        text: "In mid-mile and last-mile delivery.",
      },
      {
        id: "team",
        figure: `${claims.teamMembers}+`,
        title: "team members",
        text: "They run our fleet, On Demand and Trackk.",
      },
    ],
  },
  picture: {
    name: "about",
    alt: "A small world in one piece: two electric trucks at the docks of a hub, one on charge, one at the door of a shop",
  },
};
