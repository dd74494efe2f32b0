import type { RouteId } from "#contract/routes.ts";
import { formatClaim, formatCount, formatMeasures, formatNames } from "../format/english.ts";
import { claims } from "./claims.ts";
import { rules } from "./rules.ts";

const { range } = rules.price;
const cities = formatNames(claims.cities);
const homeDescription = `Parcels and freight on a 100% electric four-wheeler fleet: last-mile, intercity and on-demand delivery in ${cities}.`;

/** What crawlers and link previews show of every route. Apart from the titles: the browser loads only those. */
export const pageDescriptions: Readonly<Record<RouteId, string>> = {
  home: homeDescription,
  "home-light": homeDescription,
  about: `Who moves your goods without diesel: ${claims.teamMembers}+ people, ${claims.years}+ years on the road and ${formatClaim(claims.greenKm)} green km in ${cities}.`,
  faq: "What a GTA is, what a lorry receipt holds, when an e-way bill is needed and who keeps the consignee copy: the paperwork of road freight, explained.",
  error:
    "This page does not exist or has been moved. The way back to Home is one click, and the search finds the rest.",
  "services-overview":
    "Air, road, ocean and rail freight, warehousing and project cargo: the whole range of transport services, and how a shipment is estimated.",
  services:
    "Three ways to move goods on electric four-wheelers: managed fleets for corporates, fixed intercity routes, and a truck on demand by app.",
  "service-detail":
    "Ocean freight in detail: what is included, which papers travel along, and a request form for weight, size, freight type, cities and Incoterms.",
  "blog-grid":
    "Reading for people who ship: charging and range in daily work, route planning, packaging and the paperwork of Indian road freight.",
  "blog-article":
    "An article from our blog about running an electric delivery fleet in Indian cities, with comments, related tags and further reading.",
  contact:
    "Tell us what has to move, from where to where. Write to the team in Mohali, call one of two numbers, or find the office on the map.",
  "privacy-policy":
    "Which personal data we collect from customers, applicants and drivers, what it is used for, how long it is kept and how to have it deleted.",
  "trackk-policy":
    "How the Trackk app uses location, camera and gallery, geo-fenced attendance and live tracking, and how long each kind of data is kept.",
  terms:
    "The terms of a booking: who may book, loads and loading, cancellation fees, return toll, delivery, lien, invoices, complaints and liability.",
  "refund-policy": `When a payment is returned, how to ask for it and how many days it takes, with the nature of our business and prices from ${formatCount(range.from)} to ${formatCount(range.to)} ${range.unit}.`,
  intercity: `Electric freight on fixed routes: Mohali to Delhi, Ludhiana, Jalandhar and Ambala, and Delhi to Jaipur, with loads of ${formatMeasures(claims.payload, " to ")}.`,
  "on-demand":
    "Book a nearby electric four-wheeler by app, ride with a verified driver and pay after the ride. Your ride history stays at hand.",
  corporate:
    "Managed electric fleets for companies: vehicles, drivers and routes in one view with Trackk, the app for fleet and workforce management.",
  hiring:
    "Drive an electric truck or help to run the fleet. See which jobs are open in your city and apply in a few minutes, from your phone.",
  search:
    "Search the whole site: services and routes, the four vehicles of the fleet, questions and answers, jobs, prices and policies.",
  "not-found":
    "This page does not exist or has been moved. The way back to Home is one click, and the search finds the rest.",
};
