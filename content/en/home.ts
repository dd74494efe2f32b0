import { paths } from "#contract/routes.ts";
import type { OnDemandContent, TrackkContent, WhyContent } from "../schema/home.ts";
import { serviceLinks } from "./service-links.ts";

/** The six points are the specification's, section 1. */
export const why: WhyContent = {
  title: "Why choose us",
  intro:
    "We run both the vehicles and the software that tracks them, so you deal with one provider from pickup to delivery.",
  points: [
    {
      id: "full-stack",
      title: "Full-stack logistics",
      text: "Parcel and freight delivery, last mile, intercity and on-demand bookings.",
    },
    {
      id: "routing",
      title: "AI-driven routing",
      text: "AI plans the route and the order of stops.",
    },
    {
      id: "monitoring",
      title: "Fleet monitoring",
      text: "We monitor all vehicles and drivers during the trip.",
    },
    { id: "bot", title: "AI customer bot", text: "Ask Meena about vehicles, routes, prices and documents." },
    {
      id: "tracking",
      title: "Live tracking",
      text: "All our vehicles are tracked live, so we can tell you where your goods are.",
    },
    {
      id: "sustainability",
      title: "Sustainability",
      text: "A 100% electric fleet. No diesel, no exhaust fumes.",
    },
  ],
  action: { to: paths.about, label: "More about us" },
  picture: {
    name: "home-why",
    alt: "An electric truck in lime and white on a street with old trees and garden walls",
  },
};

export const trackk: TrackkContent = {
  title: "Trackk",
  text: "One screen for your vehicles and drivers. Trackk manages your EV fleet and workforce, optimises routes and answers your customers with an AI assistant.",
  points: [
    { title: "Fleet and workforce", text: "Vehicles, drivers, attendance and leave in one place." },
    { title: "Route optimisation", text: "The day’s stops in the right order, planned for you." },
    {
      title: "AI customer support",
      text: "An AI assistant answers your customers’ delivery questions.",
    },
  ],
  action: { to: paths.corporate, label: "Trackk for companies" },
  screen: {
    alt: "Drawing of the Trackk dashboard: a map with three electric vehicles on their routes, a list of vehicles with state of charge, and the assistant answering a customer.",
    caption: "Illustration with sample data",
    today: "Today’s routes",
    vehicles: [
      { plate: "CH 01 EV 2041", model: "Tata Ace", status: "Stop 3 of 7", charge: 81 },
      { plate: "HR 26 EV 7309", model: "Euler", status: "Stop 5 of 6", charge: 64 },
      { plate: "DL 1L EV 5162", model: "JEM", status: "8 min late", late: true, charge: 47 },
      { plate: "PB 65 EV 1184", model: "Eicher", status: "Charging till 3:40 PM", charge: 92 },
    ],
    places: ["Kharar", "Mohali", "Chandigarh", "Panchkula"],
    chat: { question: "Where is my parcel?", answer: "On the Euler, two stops away." },
  },
};

/** What the apps do is the specification's, section 1. */
export const onDemand: OnDemandContent = {
  title: serviceLinks["on-demand"].label,
  text: "Need a vehicle for your load? Book it in the customer app. A verified driver nearby accepts in the driver app and comes to your pickup point.",
  steps: [
    "Choose an available electric four-wheeler",
    "Verified drivers nearby are notified, and one accepts",
    "Follow the trip in the app",
    "Pay after the trip and find it in your ride history",
  ],
  action: { to: paths["on-demand"], label: "How booking works" },
};
