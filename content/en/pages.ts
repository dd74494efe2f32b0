import type { RouteId } from "#contract/routes.ts";
import type { PageMeta } from "../schema/pages.ts";

const home: PageMeta = {
  title: "Greenmile | Electric logistics for India's cities",
  description:
    "Parcels and freight on a 100% electric four-wheeler fleet: last-mile, intercity and on-demand delivery in Chandigarh, Mohali, Delhi-NCR and Bangalore.",
};

/** Title and description of every route. */
export const pageMeta = {
  home,
  "home-light": home,
  about: {
    title: "About us",
    description:
      "Who moves your goods without diesel: 100+ people, 4+ years on the road and 1,500,000 green km in Chandigarh, Mohali, Delhi-NCR and Bangalore.",
  },
  faq: {
    title: "Freight questions and answers",
    description:
      "What a GTA is, what a lorry receipt holds, when an e-way bill is needed and who keeps the consignee copy: the paperwork of road freight, explained.",
  },
  error: {
    title: "Page Not Found",
    description:
      "This page does not exist or has been moved. The way back to Home is one click, and the search finds the rest.",
  },
  "services-overview": {
    title: "Freight services",
    description:
      "Air, road, ocean and rail freight, warehousing and project cargo: the whole range of transport services, and how a shipment is estimated.",
  },
  services: {
    title: "Services: Corporates, Intercity, On Demand",
    description:
      "Three ways to move goods on electric four-wheelers: managed fleets for corporates, fixed intercity routes, and a truck on demand by app.",
  },
  "service-detail": {
    title: "Ocean Freight",
    description:
      "Ocean freight in detail: what is included, which papers travel along, and a request form for weight, size, freight type, cities and Incoterms.",
  },
  "blog-grid": {
    title: "Blog: notes from an electric fleet",
    description:
      "Reading for people who ship: charging and range in daily work, route planning, packaging and the paperwork of Indian road freight.",
  },
  "blog-article": {
    title: "From the blog",
    description:
      "An article from our blog about running an electric delivery fleet in Indian cities, with comments, related tags and further reading.",
  },
  contact: {
    title: "Contact us",
    description:
      "Tell us what has to move, from where to where. Write to the team in Mohali, call one of two numbers, or find the office on the map.",
  },
  "privacy-policy": {
    title: "Privacy policy",
    description:
      "Which personal data we collect from customers, applicants and drivers, what it is used for, how long it is kept and how to have it deleted.",
  },
  "trackk-policy": {
    title: "Trackk privacy policy",
    description:
      "How the Trackk app uses location, camera and gallery, geo-fenced attendance and live tracking, and how long each kind of data is kept.",
  },
  terms: {
    title: "Terms and conditions",
    description:
      "The terms of a booking: who may book, loads and loading, cancellation fees, return toll, delivery, lien, invoices, complaints and liability.",
  },
  "refund-policy": {
    title: "Refund policy and pricing",
    description:
      "When a payment is returned, how to ask for it and how many days it takes, with the nature of our business and prices from 100 to 10,000 rupees.",
  },
  intercity: {
    title: "Intercity electric freight",
    description:
      "Electric freight on fixed routes: Mohali to Delhi, Ludhiana, Jalandhar and Ambala, and Delhi to Jaipur, with loads of 800 to 1500 kg.",
  },
  "on-demand": {
    title: "On Demand: an electric truck by app",
    description:
      "Book a nearby electric four-wheeler by app, ride with a verified driver and pay after the ride. Your ride history stays at hand.",
  },
  corporate: {
    title: "Corporate fleets with Trackk",
    description:
      "Managed electric fleets for companies: vehicles, drivers and routes in one view with Trackk, the app for fleet and workforce management.",
  },
  hiring: {
    title: "Join us: open jobs",
    description:
      "Drive an electric truck or help to run the fleet. See which jobs are open in your city and apply in a few minutes, from your phone.",
  },
  search: {
    title: "Search",
    description:
      "Search the whole site: services and routes, the four vehicles of the fleet, questions and answers, jobs, prices and policies.",
  },
  "not-found": {
    title: "Page Not Found",
    description:
      "This page does not exist or has been moved. The way back to Home is one click, and the search finds the rest.",
  },
} as const satisfies Record<RouteId, PageMeta>;

/** What a visitor calls a page whose title says more. */
const shortTitles: Partial<Record<RouteId, string>> = {
  home: "Home",
  "home-light": "Home",
  services: "Services",
};

/** The name of a page where it is one of several: among the search's results, under an answer of the chat. */
export function shortTitleOf(page: RouteId): string {
  return shortTitles[page] ?? pageMeta[page].title;
}
