import type { IntercityContent } from "../schema/intercity.ts";

const cities = {
  mohali: "Mohali",
  delhi: "Delhi",
  ludhiana: "Ludhiana",
  jalandhar: "Jalandhar",
  ambala: "Ambala",
  jaipur: "Jaipur",
} as const;

/** The Intercity page. Routes and payment: the specification, section 1. */
export const intercity: IntercityContent = {
  picture: {
    name: "service-intercity",
    alt: "A white and green electric truck on the highway south of Mohali, seen from behind",
  },
  map: {
    title: "Five named roads",
    intro:
      "Four leave Mohali, one goes on from Delhi. If both ends of your shipment are on this list, it is an intercity load.",
    drawing: "Diagram of the five routes, four of them from Mohali and one from Delhi to Jaipur",
    caption: "A diagram, not a map: lengths and directions are not to scale.",
    to: "to",
    cities,
    routes: [
      { id: "mohali-delhi", from: cities.mohali, to: cities.delhi },
      { id: "mohali-ludhiana", from: cities.mohali, to: cities.ludhiana },
      { id: "mohali-jalandhar", from: cities.mohali, to: cities.jalandhar },
      { id: "mohali-ambala", from: cities.mohali, to: cities.ambala },
      { id: "delhi-jaipur", from: cities.delhi, to: cities.jaipur },
    ],
  },
  howItWorks: {
    title: "How it works",
    steps: [
      {
        title: "Name the road",
        text: "Tell us the route, the load and the day, by the contact form, by phone or by email.",
      },
      {
        title: "We choose the vehicle",
        text: "Weight and size of the load decide which electric four-wheeler takes it.",
      },
      {
        title: "Load and papers",
        text: "The goods are loaded, and the papers they need travel with them.",
      },
      {
        title: "Follow it",
        text: "Live tracking shows where your consignment is while it moves.",
      },
    ],
  },
  payment: {
    title: "No online payment",
    text: "Intercity has no payment gateway: nothing is paid on this site or in an app. Price and payment are agreed with our people when you ask for a quote.",
  },
};
