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
        title: "Route optimisation",
        text: "AI-driven routing puts a day's stops in order and picks the roads between them.",
      },
      {
        title: "Live tracking",
        text: "Where every vehicle is while it is on duty, watched by your administrator.",
      },
      {
        title: "Attendance",
        text: "Geo-fenced: a driver's day starts inside the area that your company draws.",
      },
      {
        title: "Leave and tickets",
        text: "Drivers ask for leave and report problems in the app; your administrator handles both.",
      },
      {
        title: "AI customer support",
        text: "Customers who ask about a delivery are answered by an assistant.",
      },
    ],
    policy: { label: "What Trackk does with data", to: "/trackk-policy" },
    picture: {
      name: "trackk",
      alt: "Three colleagues, seen from behind, before a wall screen with the cities and roads that the fleet serves",
    },
  },
  clientsAgain: {
    title: "They ship electric",
    carouselLabel: "Corporate clients in reverse order",
  },
  payment: {
    title: "No online payment",
    text: "The Corporate service has no payment gateway: nothing is paid on this site or in the app. Terms are agreed between your company and ours.",
  },
};
