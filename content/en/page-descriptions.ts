import type { RouteId } from "#contract/routes.ts";
import { formatClaim, formatMeasures, formatNames, formatRoutes, formatRupees } from "../format/english.ts";
import { claims } from "./claims.ts";
import { intercityRoutes } from "./intercity-routes.ts";
import { rules } from "./rules.ts";

const { range } = rules.price;
const cities = formatNames(claims.cities);
const homeDescription = `Parcels and freight on a 100% electric four-wheeler fleet: last-mile, intercity and on-demand delivery in ${cities}.`;

/** What crawlers and link previews show of every route. Apart from the titles: the browser loads only those. */
export const pageDescriptions: Readonly<Record<RouteId, string>> = {
  home: homeDescription,
  "home-compact": homeDescription,
  about: `Meet the team behind a 100% electric delivery fleet: ${claims.teamMembers}+ people, ${claims.years}+ years and ${formatClaim(claims.greenKm)} green km in ${cities}.`,
  faq: "FAQ on road freight paperwork: what a GTA is, what a lorry receipt shows, when you need an e-way bill and who keeps the consignee copy.",
  error:
    "This page does not exist or has been moved. Go back to Home for our services, routes and phone numbers.",
  freight:
    "Air, road, ocean and rail freight, warehousing and project cargo. See our full range of transport services and what your price depends on.",
  services:
    "Three ways to move goods on electric four-wheelers: managed fleets for corporates, fixed intercity routes, and on-demand booking in the app.",
  "ocean-freight":
    "Ocean freight in detail: what is included, which documents you need, and a request form for weight, size, freight type, cities and Incoterms.",
  blog: "Practical articles for businesses that ship: EV charging and range, route planning, packing and the paperwork of Indian road freight.",
  "blog-article":
    "An article from our blog about running an electric delivery fleet in Indian cities, with comments, related tags and further reading.",
  contact:
    "Tell us your load, pickup and drop. Write to our team in Mohali, call one of our two numbers, or find the office on the map.",
  "privacy-policy":
    "What personal data we collect from customers, applicants and drivers, how we use it, how long we keep it and how to get it deleted.",
  "trackk-policy":
    "How the Trackk app uses location, camera and gallery, geo-fenced attendance and live tracking, and how long we keep each kind of data.",
  terms:
    "The terms of a booking: who may book, loads and loading, cancellation fees, return toll, delivery, lien, invoices, complaints and liability.",
  "refund-policy": `When you get a refund, how to request it and how many days it takes, with the nature of our business and prices from ${formatRupees(range.from)} to ${formatRupees(range.to)}.`,
  intercity: `Freight on fixed routes: ${formatRoutes(intercityRoutes).join(", and ")}, on electric four-wheelers with a payload of ${formatMeasures(claims.payload)}.`,
  "on-demand":
    "Book a nearby electric four-wheeler in the app. A verified driver moves your goods, you pay after the trip and can view your ride history.",
  corporate:
    "Managed electric fleets for companies: vehicles, drivers and routes on one screen with Trackk, our fleet and workforce management app.",
  hiring:
    "Drive an electric truck or help run the fleet. See the open jobs in your city and apply in a few minutes from your phone.",
  search:
    "Search the whole site: services and routes, the four vehicles of the fleet, questions and answers, jobs, prices and policies.",
  "not-found":
    "This page does not exist or has been moved. Go back to Home for our services, routes and phone numbers.",
};
