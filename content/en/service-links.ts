import { paths } from "#contract/routes.ts";

/** The names of the three services, and their pages. Menus, footers, titles and lists read them here. */
export const serviceLinks = {
  intercity: { label: "Intercity", to: paths.intercity },
  "on-demand": { label: "On Demand", to: paths["on-demand"] },
  corporate: { label: "Corporates", to: paths.corporate },
} as const;
