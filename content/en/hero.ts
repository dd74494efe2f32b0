import { paths, plannerPath, vehiclesPath } from "#contract/routes.ts";
import type { HeroContent } from "../schema/home.ts";

/** A file of its own: it is part of what Home loads first. */
export const hero: HeroContent = {
  label: "Introduction",
  slides: [
    {
      id: "highway",
      picture: "hero-highway",
      alt: "A green and white electric truck on the highway in the morning sun",
      title: "Every mile, electric.",
      text: "Parcels and freight, mid-mile and last mile, on a 100% electric four-wheeler fleet.",
      actions: [
        // The header and the quote form below it lead to a quote.
        { to: paths.intercity, label: "See the routes" },
        { to: vehiclesPath, label: "See the vehicles" },
      ],
    },
    {
      id: "city",
      picture: "hero-city",
      alt: "An electric truck between shops and houses of an Indian city street",
      title: "To the door, without the roar.",
      text: "Book an electric truck when you need one. Pay after the trip.",
      actions: [
        { to: paths["on-demand"], label: "How booking works" },
        { to: plannerPath, label: "Will it fit?" },
      ],
    },
    {
      id: "depot",
      picture: "hero-depot",
      alt: "Electric trucks charging under a lit canopy at night",
      title: "Your fleet, in good hands.",
      text: "Fleet and workforce management for companies. Vehicles, drivers and routes on one screen.",
      actions: [
        { to: paths.corporate, label: "For companies" },
        { to: paths.contact, label: "Write to us" },
      ],
    },
  ],
};
