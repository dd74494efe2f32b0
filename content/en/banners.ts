import type { PageName } from "#contract/routes.ts";
import {
  formatAmount,
  formatClaim,
  formatMeasures,
  formatNames,
  formatSpan,
  formatSpanFigures,
} from "../format/english.ts";
import type { BannerContent } from "../schema/banners.ts";
import { claims } from "./claims.ts";
import { rules } from "./rules.ts";

const { complaintsWithin, dataDeletedWithin, minimumAge, refunds } = rules;

const services = { label: "Services", to: "/services/services2" };
const blog = { label: "Blog", to: "/blogs/grid" };
const contact = { label: "Contact us", to: "/contact-us" };

/** The banners of the pages that open with one, and the line that leads on from each. */
export const banners = {
  about: {
    title: "About Us",
    lead: `A full-stack logistics provider that runs on electricity alone: ${claims.teamMembers}+ people, ${claims.years}+ years, ${formatClaim(claims.greenKm)} green km.`,
    trail: [],
    callToAction: {
      text: `We move parcels and freight for ${formatClaim(claims.customers)}+ customers.`,
      link: { label: "See our services", to: services.to },
    },
  },
  faq: {
    title: "Questions and answers",
    lead: "E-way bills, lorry receipts, consignee copies, goods transport agencies: the papers that travel with a load.",
    trail: [],
    callToAction: {
      text: "A question about your own shipment?",
      link: { label: "Ask a person", to: contact.to },
    },
  },
  "services-overview": {
    title: "Freight services",
    lead: "Air, road, ocean and rail freight, warehousing and project cargo: six ways to move a load.",
    trail: [services],
    callToAction: { text: "Tell us the load and both places for an estimate.", link: contact },
  },
  services: {
    title: "Services",
    lead: `Corporates, Intercity, On Demand: three ways to put ${formatMeasures(claims.payload, " to ")} on an electric four-wheeler.`,
    trail: [],
    callToAction: {
      text: "Goods between cities, on fixed routes.",
      link: { label: "See the intercity routes", to: "/service/intercity" },
    },
  },
  "service-detail": {
    title: "Ocean Freight",
    lead: "Sea freight with the road at both ends: collection, papers, port and delivery to the door.",
    trail: [{ label: "Freight services", to: "/services/services1" }],
    callToAction: {
      text: "By air, road or rail instead?",
      link: { label: "All freight services", to: "/services/services1" },
    },
  },
  "blog-grid": {
    title: "Blog",
    lead: "Notes from running an electric fleet in Indian cities, for people who ship.",
    trail: [],
    callToAction: {
      text: "Want to know how a fleet without diesel works?",
      link: { label: "About us", to: "/about-us" },
    },
  },
  "blog-article": {
    title: "From the blog",
    lead: "Notes from running an electric fleet in Indian cities, for people who ship.",
    trail: [blog],
    callToAction: { text: "Something to add?", link: { label: "Write to us", to: contact.to } },
  },
  "privacy-policy": {
    title: "Privacy policy",
    lead: `Your data is deleted within ${formatAmount(dataDeletedWithin)} of your request. Write to us, and we do it.`,
    trail: [],
    callToAction: {
      text: "The tracking app has a policy of its own.",
      link: { label: "Trackk privacy policy", to: "/trackk-policy" },
    },
  },
  "trackk-policy": {
    title: "Trackk privacy policy",
    lead: "Location, camera and gallery, geo-fenced attendance, live tracking: what the tracking app uses, and why.",
    trail: [{ label: "Privacy policy", to: "/privacy-policy" }],
    callToAction: {
      text: `Data is deleted within ${formatAmount(dataDeletedWithin)} of a request.`,
      link: { label: "Ask for deletion", to: contact.to },
    },
  },
  terms: {
    title: "Terms and conditions",
    lead: `Users must be ${minimumAge.value} or older. Complaints reach us in writing within ${formatAmount(complaintsWithin)} of use.`,
    trail: [],
    callToAction: {
      text: "Refunds and prices are set out separately.",
      link: { label: "Refund policy", to: "/refund-policy" },
    },
  },
  "refund-policy": {
    title: "Refund policy",
    lead: `Ask within ${formatSpan(refunds.requestedWithin)} of the issue. Approved refunds are processed in ${formatSpan(refunds.processedIn)} and credited in ${formatSpanFigures(refunds.creditedIn)}.`,
    trail: [],
    callToAction: {
      text: "Something went wrong with a payment?",
      link: { label: "Ask for a refund", to: contact.to },
    },
  },
  intercity: {
    title: "Intercity",
    lead: "Mohali to Delhi, Ludhiana, Jalandhar and Ambala. Delhi to Jaipur. Electric all the way.",
    trail: [services],
    callToAction: {
      text: "A load for one of these roads?",
      link: { label: "Ask for a quote", to: contact.to },
    },
  },
  "on-demand": {
    title: "On Demand",
    lead: "Ride and delivery booking, B2B and for everybody: choose an available electric four-wheeler in the app, a verified driver nearby accepts, and you pay after the ride.",
    trail: [services],
    callToAction: {
      text: "Moving goods every day rather than now and then?",
      link: { label: "See Corporates", to: "/service/corporate" },
    },
  },
  corporate: {
    title: "Corporates",
    lead: "Fleet and workforce management with Trackk: vehicles, people and routes in one view.",
    trail: [services],
    callToAction: {
      text: "Tell us about your routes and volumes.",
      link: { label: "Talk to us", to: contact.to },
    },
  },
  hiring: {
    title: "Join us",
    lead: `${claims.teamMembers}+ people keep an electric fleet moving in ${formatNames(claims.cities)}.`,
    trail: [],
    callToAction: {
      text: "No job that fits? Tell us what you do, and where.",
      link: { label: "Write to us", to: contact.to },
    },
  },
} as const satisfies Partial<Record<PageName, BannerContent>>;
