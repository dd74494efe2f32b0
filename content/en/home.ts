import type { HeroContent, OnDemandContent, TrackkContent, WhyContent } from "../schema/home.ts";

export const hero: HeroContent = {
  label: "Introduction",
  slides: [
    {
      id: "highway",
      picture: "hero-highway",
      alt: "A white and green electric truck on the highway at golden hour, fields and trees behind it",
      title: "Every mile, electric.",
      text: "Parcels and freight, mid-mile and last mile, on a 100% electric four-wheeler fleet.",
    },
    {
      id: "city",
      picture: "hero-city",
      alt: "An electric truck between shops and houses of an Indian city street",
      title: "To the door, without the roar.",
      text: "Book an available electric four-wheeler on demand. Pay after the ride.",
    },
    {
      id: "depot",
      picture: "hero-depot",
      alt: "Electric trucks charging under a lit canopy at night",
      title: "Your fleet, in good hands.",
      text: "Vehicles, drivers and routes in one place: fleet and workforce management for companies.",
    },
  ],
  actions: {
    main: { to: "/contact-us", label: "Get a quote" },
    second: { to: "/services/services2", label: "Our services" },
  },
};

/** The six points are the specification's, section 1. */
export const why: WhyContent = {
  title: "Why choose us",
  intro:
    "Most of logistics is knowing: where the vehicle is, what comes next, whom to tell. We run the vehicles and the software that knows, so you deal with one provider.",
  points: [
    {
      title: "Full-stack logistics",
      text: "Parcel and freight, last mile, intercity and on-demand bookings, from one provider.",
    },
    {
      title: "AI-driven routing",
      text: "Routes are planned by AI: which stop comes next, and by which road.",
    },
    {
      title: "Fleet monitoring",
      text: "Vehicles and drivers are monitored while they are on the road.",
    },
    { title: "AI customer bot", text: "Questions about a delivery are answered by a bot." },
    { title: "Live tracking", text: "You see where your consignment is while it moves." },
    {
      title: "Sustainability",
      text: "A 100% electric fleet: nothing leaves an exhaust, because there is none.",
    },
  ],
  action: { to: "/about-us", label: "More about us" },
};

export const trackk: TrackkContent = {
  title: "Trackk",
  text: "One screen for your vehicles and the people who drive them. Trackk manages the EV fleet and its workforce, optimises routes, and lets an AI assistant answer your customers.",
  points: [
    { title: "Fleet and workforce", text: "Vehicles, drivers, attendance and leave in one place." },
    { title: "Route optimisation", text: "A day's stops become a round, in an order worth driving." },
    {
      title: "AI customer support",
      text: "“Where is my parcel?” is answered before anyone picks up a phone.",
    },
  ],
  action: { to: "/service/corporate", label: "Trackk for companies" },
  screen: {
    alt: "Drawing of the Trackk dashboard: a map with three electric vehicles on their rounds, a list of vehicles with state of charge, and the assistant answering a customer.",
    caption: "A drawing with sample data",
    today: "Today's rounds",
    vehicles: [
      { plate: "CH 01 EV 2041", model: "Tata Ace", status: "Unloading", charge: 81 },
      { plate: "HR 26 EV 7309", model: "Euler", status: "On the way", charge: 64 },
      { plate: "DL 1L EV 5162", model: "JEM", status: "On the way", charge: 47 },
      { plate: "PB 65 EV 1184", model: "Eicher", status: "Charging", charge: 92 },
    ],
    places: ["Kharar", "Mohali", "Chandigarh", "Panchkula"],
    chat: { question: "Where is my parcel?", answer: "With the Euler, two stops before yours." },
  },
};

/** What the apps do is the specification's, section 1. */
export const onDemand: OnDemandContent = {
  title: "On Demand",
  text: "A load and no vehicle? Two apps, one for you and one for the driver, bring an electric four-wheeler to your gate.",
  steps: [
    "Pick an available electric four-wheeler",
    "Verified drivers nearby are told, and one accepts",
    "Follow the ride to the drop",
    "Pay after the ride; it stays in your history",
  ],
  action: { to: "/service/on-demand", label: "Book On Demand" },
  screens: {
    alt: "Drawing of the two apps: in the customer's, a pick-up in Mohali, a drop in Chandigarh and a choice of vehicles; in the driver's, a new request with a button to accept it.",
    caption: "A drawing with sample data",
    customer: {
      title: "Book a vehicle",
      pickUp: "Pick-up",
      pickUpPlace: "Phase 8, Mohali",
      drop: "Drop",
      dropPlace: "Sector 17, Chandigarh",
      choose: "Available near you",
      book: (vehicle) => `Book ${vehicle}`,
      pay: "Pay after the ride",
    },
    driver: {
      title: "New request",
      verified: "Verified driver",
      distance: "Pick-up nearby",
      accept: "Accept",
      refuse: "Not now",
    },
  },
};
