import { paths } from "#contract/routes.ts";
import { formatRupees, formatUnit } from "../format/english.ts";
import type { OnDemandServiceContent } from "../schema/on-demand-service.ts";
import { bookingHelp } from "./booking-help.ts";
import { sayRule } from "./rule-sentences.ts";
import { rules } from "./rules.ts";

const { cancellation } = rules;

/** The On Demand page. How a booking runs: the specification, section 1; the rules: rules.ts. */
export const onDemandService: OnDemandServiceContent = {
  picture: {
    name: "service-on-demand",
    alt: "A phone on a shop counter shows a booking, with the electric truck across the street",
  },
  customer: {
    title: "For customers",
    steps: [
      {
        title: "Choose a vehicle",
        text: "The customer app shows the electric four-wheelers that are available. Book the one that fits your load.",
      },
      {
        title: "A driver accepts",
        text: "Verified drivers nearby are notified, and one of them accepts your booking.",
      },
      {
        title: "Pay after the trip",
        text: "You pay nothing in advance. You pay once the trip is over.",
      },
      {
        title: "See your ride history",
        text: "The app keeps a history of your trips, so you can look them up later.",
      },
    ],
  },
  driver: {
    title: "For drivers",
    steps: [
      {
        title: "Get verified",
        text: "Only verified drivers receive booking requests, so complete our verification first.",
      },
      {
        title: "Get requests nearby",
        text: "The driver app notifies you when a customer nearby makes a booking.",
      },
      {
        title: "Accept or decline",
        text: `Accept a request in the driver app, or decline it. ${sayRule("driverMayRefuse")}`,
      },
    ],
  },
  payment: {
    title: "Pay by card, after the trip",
    text: "On Demand is the only service with a payment gateway. A card payment provider takes your payment after the trip. This site never asks for your card details.",
  },
  cancellation: {
    title: "If you cancel",
    figures: [
      {
        figure: `${cancellation.freeFor.value}`,
        unit: formatUnit(cancellation.freeFor),
        text: sayRule("driverAllocation"),
      },
      { figure: formatRupees(cancellation.fee.value), unit: "fee", text: sayRule("cancellationFee") },
      {
        figure: `${cancellation.suspension.value}`,
        unit: formatUnit(cancellation.suspension),
        text: sayRule("suspension"),
      },
    ],
    rules: [
      bookingHelp.cancel,
      bookingHelp.cancelLate,
      `${sayRule("companyMayCancel")} If we do, you pay no cancellation fee.`,
    ],
    terms: { label: "Terms and conditions", to: paths.terms },
  },
};
