import type { AboutContent } from "../schema/about.ts";

/**
 * The About page. Figures: the specification, sections 1, 2 and 9. It claims an EV range of 200-250 km
 * for the fleet and lists 110-180 km in its table of vehicles; both stand where it has them, until the
 * owner says which of them holds.
 */
export const about: AboutContent = {
  whatWeDo: {
    title: "What we do",
    text: "Parcels and freight for businesses and consumers, B2B and B2C: we take goods the middle mile and the last, on four-wheelers that run on electricity alone: 7-11 ft vehicles, a payload of 800-1500 kg, an EV range of 200-250 km. Three services, one fleet, and one set of people who answer for it.",
    more: { label: "Compare the services", to: "/services/services2" },
  },
  achievements: {
    title: "Where we stand",
    entries: [
      {
        id: "locations",
        figure: "4+",
        title: "locations in India",
        text: "Chandigarh, Mohali, Delhi-NCR and Bangalore: near enough to load when you need it.",
      },
      {
        id: "years",
        figure: "4+",
        title: "years of experience",
        text: "Monsoons, wedding seasons and festival rushes, on a fleet without diesel.",
      },
      {
        id: "team",
        figure: "100+",
        title: "team members",
        text: "Drivers, loaders, planners, engineers and the people who pick up the phone.",
      },
    ],
  },
  picture: {
    name: "about",
    alt: "The four electric trucks of the fleet in a row, the smallest in front, the largest at the back",
  },
};
