import type { FreightContent } from "../schema/freight.ts";
import { claims } from "./claims.ts";

/** The six kinds of freight, named by the specification (section 2). What each one includes is the owner's to confirm. */
export const freight: FreightContent = {
  reviewed: false,
  title: "Six ways to move it",
  intro:
    "Some loads need more than a truck. Choose how yours travels, or tell us its size, its weight and both places.",
  kinds: [
    {
      id: "air",
      title: "Air Freight",
      text: "When days decide: by air between the cities, and by road to the airport and from it.",
      picture: "freight-air",
      more: "Book air freight",
    },
    {
      id: "road",
      title: "Road Freight",
      text: `City to city and the last mile, on electric four-wheelers that carry up to ${claims.payload.to} ${claims.payload.unit}.`,
      picture: "freight-road",
      more: "Book road freight",
    },
    {
      id: "ocean",
      title: "Ocean Freight",
      text: "For heavy and patient loads: by ship, with the road at both ends.",
      picture: "freight-ocean",
      more: "What it includes",
    },
    {
      id: "rail",
      title: "Rail Freight",
      text: "Long distances over land, steady and in volume, from siding to siding.",
      picture: "freight-rail",
      more: "Book rail freight",
    },
    {
      id: "warehousing",
      title: "Warehousing",
      text: "Goods that wait between two legs are kept, counted and sent on when you need them.",
      picture: "freight-warehousing",
      more: "Book warehousing",
    },
    {
      id: "project-cargo",
      title: "Project Cargo",
      text: "Machines and parts too large or too heavy for ordinary loads, planned one by one.",
      picture: "freight-project-cargo",
      more: "Book project cargo",
    },
  ],
  booking: { title: "Book by phone or in writing", call: "Call and say what has to move:" },
};
