import type { AboutContent } from "../schema/about.ts";

/**
 * The About page. Figures: the specification, sections 1, 2 and 9. It claims an EV range of 200-250 km
 * for the fleet and lists 110-180 km in its table of vehicles; both stand where it has them, until the
 * owner says which of them holds.
 */
export const about: AboutContent = {
  whatWeDo: {
    title: "What we do",
    text: "Parcels and freight for businesses and consumers, B2B and B2C: we take goods the middle mile and the last, on four-wheelers that run on electricity alone: 7-11 ft vehicles, a payload of 800-1500 kg, an EV range of 200-250 km. Three services, one fleet.",
    more: { label: "Compare the services", to: "/services/services2" },
  },
  achievements: {
    title: "Where we stand",
    entries: [
      {
        id: "locations",
        figure: "4+",
        title: "locations in India",
        text: "Chandigarh, Mohali, Delhi-NCR and Bangalore.",
      },
      {
        id: "years",
        figure: "4+",
        title: "years of experience",
        text: "1,500,000 green km and 500,000 on-time deliveries, without diesel.",
      },
      {
        id: "team",
        figure: "100+",
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
