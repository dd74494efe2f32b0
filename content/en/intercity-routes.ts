import type { IntercityRoutes } from "../schema/intercity.ts";

/** The routes of the specification, section 1. A file of its own, because pages that name them need no map. */
export const intercityRoutes: IntercityRoutes = {
  // Source of the coordinates: geonames.org, rounded to a kilometre.
  places: {
    mohali: { name: "Mohali", at: [30.68, 76.72] },
    chandigarh: { name: "Chandigarh", at: [30.74, 76.79] },
    panchkula: { name: "Panchkula", at: [30.69, 76.86] },
    delhi: { name: "Delhi", at: [28.65, 77.23] },
    ludhiana: { name: "Ludhiana", at: [30.91, 75.85] },
    jalandhar: { name: "Jalandhar", at: [31.33, 75.58] },
    ambala: { name: "Ambala", at: [30.36, 76.8] },
    jaipur: { name: "Jaipur", at: [26.92, 75.79] },
    bangalore: { name: "Bangalore", at: [12.97, 77.59] },
  },
  routes: [
    { from: "mohali", to: "delhi" },
    { from: "mohali", to: "ludhiana" },
    { from: "mohali", to: "jalandhar" },
    { from: "mohali", to: "ambala" },
    { from: "delhi", to: "jaipur" },
  ],
};
