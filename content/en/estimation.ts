import { inLakhs } from "../format/digit-groups.ts";
import type { EstimationContent } from "../schema/home.ts";
import { formatAmount, formatFee, rules } from "./rules.ts";

const { cancellation, price } = rules;

/** How a price comes about. Every figure is from the specification, section 9. */
export const estimation: EstimationContent = {
  title: "How a price comes about",
  range: {
    from: price.range.from,
    to: price.range.to,
    caption: "a trip: by distance, place, vehicle and extra services",
  },
  solutions: [
    {
      title: "Say what goes where",
      text: "Pick-up, drop, and the size and weight of the load. In the app the vehicle is offered to you; for a contract, write to us.",
      points: [],
    },
    {
      title: "Four things set the price",
      text: "The price of a trip follows:",
      points: [
        "Distance, per kilometre",
        "Location and accessibility",
        "Vehicle type: 3-wheeler or 4-wheeler",
        "Packaging, loading, unloading or express delivery, if you want them",
      ],
    },
    {
      title: "Know the rest beforehand",
      text: `The return toll fare is charged. Cancelling more than ${formatAmount(cancellation.freeFor)} after a driver was allocated costs ${formatFee(cancellation.fee)}. Figures may change.`,
      points: [],
    },
  ],
};

/** Rupees without paise: 10000 becomes "₹10,000". */
export function formatRupees(rupees: number): string {
  return `₹${inLakhs(rupees)}`;
}
