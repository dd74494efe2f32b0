import { countInWords } from "../format/count-in-words.ts";
import { formatAmount, formatRupees } from "../format/english.ts";
import type { EstimationContent } from "../schema/home.ts";
import { sayRule } from "./rule-sentences.ts";
import { rules } from "./rules.ts";

const { cancellation, price } = rules;

/** What a trip costs and what the price depends on. */
export const estimation: EstimationContent = {
  title: "Estimation: what your price depends on",
  range: {
    from: price.range.from,
    to: price.range.to,
    caption: "per trip, by distance, location, vehicle and extra services",
  },
  steps: [
    {
      title: "Share the details",
      text: "Tell us the pickup, the drop, and the size and weight of your load. In the app, choose from the available vehicles. For a contract, write to us.",
      points: [],
    },
    {
      title: `${countInWords(price.factors.length)} price factors`,
      text: "",
      points: price.factors.map(({ id, inShort }) => ({ id, text: inShort })),
    },
    {
      title: "Other charges",
      text: `${sayRule("returnToll")} If you cancel more than ${formatAmount(cancellation.freeFor)} after a driver is allocated, you pay ${formatRupees(cancellation.fee.value)}. ${sayRule("figuresMayChange")}`,
      points: [],
    },
  ],
};
