import type { AboutContent } from "../schema/about.ts";

/** The About page. Figures: the specification, sections 1, 2 and 9. */
export const about: AboutContent = {
  whatWeDo: {
    title: "What we do",
    text: "We take goods the middle mile and the last, on four-wheelers that run on electricity alone. Three services, one fleet, and one set of people who answer for it.",
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
