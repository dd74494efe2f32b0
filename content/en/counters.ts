import { inThousands } from "../format/digit-groups.ts";
import type { CountersContent } from "../schema/counters.ts";

/** A count as the specification writes it: 1500000 becomes "1,500,000". */
export function formatCount(count: number): string {
  return inThousands(count);
}

/** What the company has done so far. Figures: the specification, sections 2 and 9. */
export const counters: CountersContent = {
  title: "The road so far",
  counters: [
    { id: "green-km", target: 1_500_000, suffix: "", title: "green km" },
    { id: "deliveries", target: 500_000, suffix: "", title: "on-time deliveries" },
    { id: "customers", target: 600, suffix: "", title: "individual customers" },
    { id: "years", target: 4, suffix: "+", title: "years" },
  ],
  locations: { title: "Locations", names: ["Chandigarh", "Mohali", "Delhi-NCR", "Bangalore"] },
};
