import { formatAmount, formatFee } from "../format/english.ts";
import type { EstimationContent } from "../schema/home.ts";
import { rules } from "./rules.ts";

const { cancellation, price } = rules;

/** How a price comes about. */
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
      points: price.factors.map(({ inShort }) => inShort),
    },
    {
      title: "Know the rest beforehand",
      text: `The return toll fare is charged. Cancelling more than ${formatAmount(cancellation.freeFor)} after a driver was allocated costs ${formatFee(cancellation.fee)}. Figures may change.`,
      points: [],
    },
  ],
};
