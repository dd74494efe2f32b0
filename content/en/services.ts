import { paths } from "#contract/routes.ts";
import { formatRoutes } from "../format/english.ts";
import type { ServicesContent } from "../schema/services.ts";
import { intercityRoutes } from "./intercity-routes.ts";
import { serviceLinks } from "./service-links.ts";

/**
 * The three services. Their terms are the specification's (section 1). `picture` is shown on Home, `listPicture`
 * in the list on Services.
 */
export const services: ServicesContent = {
  title: "Three ways to move your goods",
  intro: "Book a single trip, ship on a fixed route, or let us manage your fleet.",
  carouselLabel: "Services",
  services: [
    {
      id: "intercity",
      title: serviceLinks.intercity.label,
      description: `Freight between cities on fixed routes: ${formatRoutes(intercityRoutes).join(", and ")}.`,
      picture: "service-intercity",
      listPicture: "blog-corridor",
      link: { to: paths.intercity, label: "See the routes" },
    },
    {
      id: "corporate",
      title: serviceLinks.corporate.label,
      description: "Fleet and workforce management with our tracking app, for companies that ship every day.",
      picture: "service-corporate",
      listPicture: "blog-battery",
      link: { to: paths.corporate, label: "For companies" },
    },
    {
      id: "on-demand",
      title: serviceLinks["on-demand"].label,
      description:
        "Book an available electric four-wheeler in the app. A verified driver nearby accepts, and you pay after the trip.",
      picture: "service-on-demand",
      listPicture: "blog-street",
      link: { to: paths["on-demand"], label: "How booking works" },
    },
  ],
};
