import type { ServicesContent } from "../schema/services.ts";

/** The three services. Routes and terms are the specification's (section 1). */
export const services: ServicesContent = {
  title: "Three ways to put us to work",
  intro: "Book one trip, run a corridor, or hand over the whole fleet.",
  carouselLabel: "Services",
  services: [
    {
      id: "intercity",
      title: "Intercity",
      description:
        "Freight between cities on named corridors: Mohali to Delhi, Ludhiana, Jalandhar and Ambala, and Delhi to Jaipur.",
      points: ["Mohali to Delhi", "Mohali to Ludhiana, Jalandhar, Ambala", "Delhi to Jaipur"],
      picture: "service-intercity",
      link: { to: "/service/intercity", label: "See the routes" },
    },
    {
      id: "corporate",
      title: "Corporates",
      description:
        "Fleet and workforce management with our tracking app, for companies that ship every single day.",
      points: ["Fleet and workforce", "Route optimisation", "Tracking app"],
      picture: "service-corporate",
      link: { to: "/service/corporate", label: "For your company" },
    },
    {
      id: "on-demand",
      title: "On Demand",
      description:
        "Book an available electric four-wheeler in the app. A verified driver nearby accepts; you pay after the ride.",
      points: ["Customer and driver app", "Verified drivers", "Pay after the ride"],
      picture: "service-on-demand",
      link: { to: "/service/on-demand", label: "How booking works" },
    },
  ],
};
