import type { OnDemandServiceContent } from "../schema/on-demand-service.ts";
import { sayRule } from "./rule-sentences.ts";

/** The On Demand page. How a booking runs: the specification, section 1; the rules: rules.ts. */
export const onDemandService: OnDemandServiceContent = {
  picture: {
    name: "service-on-demand",
    alt: "A hand holds up a phone with a booking in it; the electric truck stands across the street",
  },
  customer: {
    title: "You book",
    steps: [
      {
        title: "Pick a vehicle",
        text: "The customer app shows the electric four-wheelers that are available. Book the one that fits.",
      },
      {
        title: "A driver accepts",
        text: "Verified drivers nearby are notified, and one of them takes your booking.",
      },
      {
        title: "Pay after the ride",
        text: "Nothing is charged beforehand. When the ride is over, you pay for it.",
      },
      { title: "Look it up later", text: "The app keeps a history of your rides." },
    ],
  },
  driver: {
    title: "A driver takes it",
    steps: [
      { title: "Get verified", text: "Only drivers whom we have verified receive booking requests." },
      { title: "Hear of rides nearby", text: "The driver app notifies you when somebody near you books." },
      { title: "Accept it, or don't", text: sayRule("driverMayRefuse") },
    ],
  },
  payment: {
    title: "By card, after the ride",
    text: "On Demand is the one service with a payment gateway: a card payment provider takes the payment once the ride is over. This site never asks for your card.",
  },
  cancellation: {
    title: "If you cancel",
    rules: [
      sayRule("driverAllocation"),
      sayRule("cancellationFee"),
      sayRule("suspension"),
      sayRule("companyMayCancel"),
    ],
    terms: { label: "Terms and conditions", to: "/Terms-condition" },
  },
};
