import type { FreightContent } from "../schema/freight.ts";
import { claims } from "./claims.ts";

/**
 * The six kinds of freight, named by the specification (section 2). What each one includes is the owner's to confirm.
 */
export const freight: FreightContent = {
  reviewed: false,
  title: "Choose your freight service",
  intro: "Some loads need more than a truck. Choose a service, or send us the size, weight, pickup and drop.",
  kinds: [
    {
      id: "air",
      title: "Air Freight",
      text: "For urgent shipments. By air between cities, with road pickup and delivery at both ends.",
      picture: "freight-air",
      more: "Book air freight",
    },
    {
      id: "road",
      title: "Road Freight",
      text: `City-to-city and last-mile delivery on electric four-wheelers that carry up to ${claims.payload.to} ${claims.payload.unit}.`,
      picture: "freight-road",
      more: "Book road freight",
    },
    {
      id: "ocean",
      title: "Ocean Freight",
      text: "For heavy or bulky shipments that are not urgent. By ship, with road transport at both ends.",
      picture: "freight-ocean",
      more: "See what is included",
    },
    {
      id: "rail",
      title: "Rail Freight",
      text: "For regular, large volumes over long distances, from terminal to terminal.",
      picture: "freight-rail",
      more: "Book rail freight",
    },
    {
      id: "warehousing",
      title: "Warehousing",
      text: "We store your goods, keep stock of them and dispatch them when you ask.",
      picture: "freight-warehousing",
      more: "Book warehousing",
    },
    {
      id: "project-cargo",
      title: "Project Cargo",
      text: "For machines and parts too large or heavy for a regular load. We plan each move separately.",
      picture: "freight-project-cargo",
      more: "Book project cargo",
    },
  ],
  booking: { title: "Book by phone or message", call: "Call and tell us what you are moving:" },
};
