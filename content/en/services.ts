import type { ServicesContent } from "../schema/services.ts";

/** The three services. Routes and terms are the specification's (section 1). */
export const services: ServicesContent = {
  title: "Three ways to move your goods",
  intro: "Book a single trip, ship on a named route, or let us manage your fleet.",
  carouselLabel: "Services",
  services: [
    {
      id: "intercity",
      title: "Intercity",
      description:
        "Freight between cities on named routes: Mohali to Delhi, Ludhiana, Jalandhar and Ambala, and Delhi to Jaipur.",
      points: ["Mohali to Delhi", "Mohali to Ludhiana, Jalandhar, Ambala", "Delhi to Jaipur"],
      picture: "service-intercity",
      link: { to: "/service/intercity", label: "See the routes" },
    },
    {
      id: "corporate",
      title: "Corporates",
      description: "Fleet and workforce management with our tracking app, for companies that ship every day.",
      points: ["Fleet and workforce", "Route optimisation", "Tracking app"],
      picture: "service-corporate",
      link: { to: "/service/corporate", label: "For your company" },
    },
    {
      id: "on-demand",
      title: "On Demand",
      description:
        "Book an available electric four-wheeler in the app. A verified driver nearby accepts, and you pay after the trip.",
      points: ["Customer and driver app", "Verified drivers", "Pay after the trip"],
      picture: "service-on-demand",
      link: { to: "/service/on-demand", label: "How booking works" },
    },
  ],
};
