import { paths } from "#contract/routes.ts";
import type { IntercityContent } from "../schema/intercity.ts";
import { intercityRoutes } from "./intercity-routes.ts";

/** The Intercity page. Payment: the specification, section 1. */
export const intercity: IntercityContent = {
  picture: {
    name: "service-intercity",
    alt: "A white and green electric truck on the highway south of Mohali, seen from behind",
  },
  map: {
    title: "Routes we run",
    intro:
      "Choose a route. See how far it is, and which of our vehicles cover it on one charge. Where it is beyond one charge, ask us how we run it.",
    choose: "Choose a route",
    chosen: "ludhiana",
    to: "to",
    distance: "Distance",
    byRoad: (kilometres) => `About ${kilometres} km by road`,
    oneWay: "One way on one charge",
    thereAndBack: "Round trip",
    noVehicle: "Beyond one charge",
    source: `Distances are approximate, city centre to city centre. The circles show how far one charge goes if we keep 20% of the range in reserve and the road is a fifth longer than a straight line. Coordinates: GeoNames.`,
    simulation: "The moving dot is a simulation, not a live vehicle.",
    more: { label: "More about Intercity", to: paths.intercity },
    south: "1,740 km south",
    ...intercityRoutes,
  },
  howItWorks: {
    title: "How it works",
    steps: [
      {
        title: "Share your route",
        text: "Tell us the route, the load and the date through the contact form, by phone or by email.",
      },
      {
        title: "We choose the vehicle",
        text: "We choose the right electric four-wheeler for the weight and size of your load.",
      },
      {
        title: "Loading and documents",
        text: "Keep the load, invoice and any e-way bill ready at the pickup.",
      },
      {
        title: "Call for an update",
        text: "We track the vehicle live. Call us, and we will tell you where your consignment is.",
      },
    ],
  },
  payment: {
    title: "Payment",
    text: "You do not pay on this site: there is no payment gateway for Intercity. Our team confirms the price and the mode of payment with your quote. Ask us there about UPI and GST too.",
  },
};
