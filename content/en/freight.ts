import { formatCount } from "../format/english.ts";
import type { FreightContent } from "../schema/freight.ts";
import { claims } from "./claims.ts";
import { fleetWords } from "./fleet.ts";

/**
 * The six kinds of freight, named by the specification (section 2). What each one includes is the owner's to confirm.
 */
export const freight: FreightContent = {
  reviewed: false,
  title: "Choose your freight service",
  kinds: [
    {
      id: "air",
      title: "Air Freight",
      text: "For urgent shipments. By air between cities, with pickup and delivery by road.",
      picture: "freight-air",
      more: "Get an air freight quote",
    },
    {
      id: "road",
      title: "Road Freight",
      text: `City-to-city and last-mile delivery on electric four-wheelers that carry up to ${formatCount(claims.payload.to)} ${claims.payload.unit}.`,
      picture: "freight-road",
      more: "Get a road freight quote",
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
      more: "Get a rail freight quote",
    },
    {
      id: "warehousing",
      title: "Warehousing",
      text: "We store your goods, keep the stock record and dispatch as per your instructions.",
      picture: "freight-warehousing",
      more: "Get a warehousing quote",
    },
    {
      id: "project-cargo",
      title: "Project Cargo",
      text: "For machines and parts too large or heavy for a regular load. We plan each move separately.",
      picture: "freight-project-cargo",
      more: "Get a project cargo quote",
    },
  ],
  plan: { text: "Sending by road? Check which of our vehicles fits your load.", link: fleetWords.plan },
  booking: { title: "Book by phone or message", call: "Call and tell us what you are moving:" },
};
