import type { CountersContent } from "../schema/counters.ts";
import { claims } from "./claims.ts";

/** What the company has done so far. */
export const counters: CountersContent = {
  title: "Our journey so far",
  counters: [
    { id: "green-km", target: claims.greenKm, suffix: "", title: "green km" },
    { id: "deliveries", target: claims.deliveries, suffix: "", title: "on-time deliveries" },
    { id: "customers", target: claims.customers, suffix: "", title: "individual customers" },
    { id: "years", target: claims.years, suffix: "+", title: "years" },
  ],
  locations: { title: "locations", names: claims.cities },
};
