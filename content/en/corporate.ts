import { contactAbout } from "#contract/contact-topics.ts";
import { paths } from "#contract/routes.ts";
import type { CorporateContent } from "../schema/corporate.ts";

/** The Corporate page. What Trackk does: the specification, sections 1 and 2. */
export const corporate: CorporateContent = {
  picture: {
    name: "service-corporate",
    alt: "Electric trucks in a row before the loading doors of a depot, a loader with parcels in front",
  },
  trackk: {
    title: "Trackk",
    text: "Our tracking app manages an electric fleet and the people who drive it: routes, tracking, attendance and leave in one place.",
    points: [
      {
        title: "Live tracking",
        text: "Your administrator sees where every vehicle is while it is on duty.",
      },
      {
        title: "Geo-fenced attendance",
        text: "Drivers mark attendance in the app, which records if they are inside the area your company has set.",
      },
      {
        title: "Leave and tickets",
        text: "Drivers apply for leave and raise tickets in the app. Your administrator handles both.",
      },
      {
        title: "Route optimisation",
        text: "AI-driven routing plans the day’s stops and the route between them.",
        onHome: true,
      },
      {
        title: "AI customer support",
        text: "An AI assistant answers your customers’ delivery questions.",
        onHome: true,
      },
    ],
    contact: { label: "Write to us about Trackk", to: contactAbout("trackk") },
    policy: { label: "Trackk privacy policy", to: paths["trackk-policy"] },
    picture: {
      name: "trackk",
      alt: "Two colleagues, seen from behind, before a wall screen with the routes between cities, a map of the day’s rounds and the list of vehicles",
    },
  },
  clientsAgain: {
    title: "Businesses that ship by electric truck (sample logos)",
    carouselLabel: "Corporate clients, second row",
  },
  payment: {
    title: "Payment",
    text: "You do not pay on this site: there is no payment gateway for Corporates. We agree the commercial terms directly with your company.",
  },
};
