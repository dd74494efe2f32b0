import { contactAbout } from "#contract/contact-topics.ts";
import type { PageName } from "#contract/routes.ts";
import { paths } from "#contract/routes.ts";
import {
  formatAmount,
  formatClaim,
  formatMeasures,
  formatNames,
  formatRoutes,
  formatSpan,
} from "../format/english.ts";
import { placeholder } from "../placeholder.ts";
import type { BannerContent } from "../schema/banners.ts";
import { claims } from "./claims.ts";
import { intercityRoutes } from "./intercity-routes.ts";
import { rules } from "./rules.ts";
import { serviceLinks } from "./service-links.ts";

const { complaintsWithin, dataDeletedWithin, minimumAge, refunds } = rules;

const services = { label: "Services", to: paths.services };
const blog = { label: "Blog", to: paths.blog };

/** The banners of the pages that open with one, and the line that leads on from each. */
export const banners = {
  about: {
    title: "About Us",
    lead: "A full-stack logistics provider with a 100% electric fleet, for businesses and consumers.",
    trail: [],
    callToAction: {
      text: `We move parcels and freight for ${formatClaim(claims.customers)}+ customers.`,
      link: { label: "See our services", to: services.to },
      vehicle: "vehicle-eicher",
    },
  },
  faq: {
    title: "FAQ",
    lead: "Clear answers on e-way bills, lorry receipts, GST and other transport paperwork.",
    trail: [],
    callToAction: {
      text: "Have a question about your shipment?",
      link: { label: "Write to us", to: paths.contact },
    },
  },
  freight: {
    title: "Freight services",
    lead: "Air, road, ocean and rail freight, warehousing and project cargo, with a quote for your load.",
    trail: [services],
    callToAction: {
      text: "Tell us your load, pickup and drop to get a quote.",
      link: { label: "Get a quote", to: contactAbout("quote") },
    },
  },
  services: {
    title: "Services",
    lead: `Three ways to move your goods, on electric four-wheelers that carry ${formatMeasures(claims.payload)}.`,
    trail: [],
    callToAction: {
      text: "Need to move goods between cities?",
      link: { label: "See the intercity routes", to: paths.intercity },
    },
  },
  "ocean-freight": {
    title: "Ocean Freight",
    lead: "Door-to-door sea freight: pickup, documents, port handling and final delivery.",
    trail: [{ label: "Freight services", to: paths.freight }],
    callToAction: {
      text: "Prefer air, road or rail?",
      link: { label: "All freight services", to: paths.freight },
    },
  },
  blog: {
    title: "Blog",
    lead: placeholder(
      "Sample articles on running an electric fleet in Indian cities, for people who ship.",
      "articles of the company’s own",
    ),
    trail: [],
    callToAction: {
      text: "Want to know more about our electric fleet?",
      link: { label: "About Us", to: paths.about },
    },
  },
  // Each article has a title and a lead of its own.
  "blog-article": {
    trail: [blog],
    callToAction: {
      text: "Have something to add?",
      link: { label: "Write to us", to: paths.contact },
    },
  },
  "privacy-policy": {
    title: "Privacy policy",
    lead: `Ask us to delete your data, and we will delete it within ${formatAmount(dataDeletedWithin)} of your request.`,
    trail: [],
    callToAction: {
      text: "The tracking app has its own policy.",
      link: { label: "Trackk privacy policy", to: paths["trackk-policy"] },
    },
  },
  "trackk-policy": {
    title: "Trackk privacy policy",
    lead: "What the tracking app uses and why: location, camera, gallery, attendance and live tracking.",
    trail: [{ label: "Privacy policy", to: paths["privacy-policy"] }],
    callToAction: {
      text: `We delete data within ${formatAmount(dataDeletedWithin)} of a request.`,
      link: { label: "Request deletion", to: contactAbout("deletion") },
    },
  },
  terms: {
    title: "Terms and conditions",
    lead: `Users must be ${minimumAge.value} or older. Complaints must reach us in writing within ${formatAmount(complaintsWithin)} of use.`,
    trail: [],
    callToAction: {
      text: "Looking for refunds and pricing?",
      link: { label: "Refund policy", to: paths["refund-policy"] },
    },
  },
  "refund-policy": {
    title: "Refund policy",
    lead: `Request a refund within ${formatSpan(refunds.requestedWithin)} of the issue. Approved refunds go to your original payment method.`,
    trail: [],
    callToAction: {
      text: "Problem with a payment?",
      link: { label: "Request a refund", to: contactAbout("refund") },
    },
  },
  intercity: {
    title: serviceLinks.intercity.label,
    lead: `${formatRoutes(intercityRoutes).join(". ")}. All by electric truck.`,
    trail: [services],
    callToAction: {
      text: "Have a load for one of these routes?",
      link: { label: "Get a quote", to: contactAbout("quote") },
      vehicle: "vehicle-eicher",
    },
  },
  "on-demand": {
    title: serviceLinks["on-demand"].label,
    lead: "Book an electric four-wheeler in the app. A verified driver nearby accepts, and you pay after the trip. Ride and delivery booking, B2B and B2C.",
    trail: [services],
    callToAction: {
      text: "Want the price before you book?",
      link: { label: "Get a quote", to: contactAbout("quote") },
      vehicle: "vehicle-tata-ace",
    },
  },
  corporate: {
    title: serviceLinks.corporate.label,
    lead: "Fleet and workforce management with Trackk. Vehicles, people and routes on one screen.",
    trail: [services],
    callToAction: {
      text: "Tell us about your routes and volumes.",
      link: { label: "Plan it with our team", to: contactAbout("corporates") },
      vehicle: "vehicle-jem",
    },
  },
  hiring: {
    title: "Join us",
    lead: `Join the ${claims.teamMembers}+ people who run our electric fleet in ${formatNames(claims.cities)}.`,
    trail: [],
    callToAction: {
      text: "Don’t see the right job? Tell us what you do and in which city.",
      link: { label: "Write to us", to: contactAbout("work") },
      vehicle: "vehicle-euler",
    },
  },
} as const satisfies Partial<Record<Exclude<PageName, "blog-article">, BannerContent>> & {
  "blog-article": Omit<BannerContent, "title" | "lead">;
};
