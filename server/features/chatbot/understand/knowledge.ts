import { blogPosts } from "#build-data/blog-posts";
import { about } from "#content/en/about.ts";
import { answerTimes } from "#content/en/answer-times.ts";
import { channels } from "#content/en/channels.ts";
import { claims } from "#content/en/claims.ts";
import { clients } from "#content/en/clients.ts";
import { contact } from "#content/en/contact.ts";
import { counters } from "#content/en/counters.ts";
import { faq } from "#content/en/faq.ts";
import { vehicles } from "#content/en/fleet.ts";
import { founders } from "#content/en/founders.ts";
import { hiring } from "#content/en/hiring.ts";
import { intercity } from "#content/en/intercity.ts";
import { legalFacts } from "#content/en/legal/legal-facts.ts";
import { loadPlanner } from "#content/en/load-planner.ts";
import { meenaVocabulary } from "#content/en/meena/vocabulary.ts";
import { type MeenaWords, meenaWords } from "#content/en/meena/words.ts";
import { menuLinks } from "#content/en/navigation.ts";
import { oceanFreight } from "#content/en/ocean-freight.ts";
import { rules } from "#content/en/rules.ts";
import { services } from "#content/en/services.ts";
import { site } from "#content/en/site.ts";
import { testimonials } from "#content/en/testimonials.ts";
import { formatClaim, formatCount } from "#content/format/english.ts";
import { roadDistance } from "#content/geography/road-distance.ts";
import { tripDistance } from "#content/geography/trip-distance.ts";
import { meenaRomanVocabulary as romanHindi } from "#content/hi/meena/roman-vocabulary.ts";
import { meenaRomanWords as romanHindiWords } from "#content/hi/meena/roman-words.ts";
import { meenaVocabulary as hindi } from "#content/hi/meena/vocabulary.ts";
import { meenaWords as hindiWords } from "#content/hi/meena/words.ts";
import { ownPages } from "#content/own-pages.ts";
import { meenaRomanVocabulary as romanPunjabi } from "#content/pa/meena/roman-vocabulary.ts";
import { meenaRomanWords as romanPunjabiWords } from "#content/pa/meena/roman-words.ts";
import { meenaVocabulary as punjabi } from "#content/pa/meena/vocabulary.ts";
import { meenaWords as punjabiWords } from "#content/pa/meena/words.ts";
import type { Vehicle } from "#content/schema/fleet.ts";
import type { MeenaLanguage } from "#content/schema/meena.ts";
import type { Span } from "#content/schema/rules.ts";
import { emptyContactFields } from "#contract/form-fields.ts";
import { type Place, places } from "./known-places.ts";
import type { Vocabularies } from "./readers.ts";

/** All that Meena knows, taken from the site's content. Open jobs alone come from the database. */
export interface Knowledge {
  readonly vehicles: readonly Vehicle[];
  /** With the estimated way by road. */
  readonly routes: readonly { readonly from: string; readonly to: string; readonly kilometres: number }[];
  /** The estimated kilometres by road between two places; undefined where the site does not name both. */
  readonly distanceBetween: (from: string, to: string) => number | undefined;
  /** English names, as everywhere in here. */
  readonly locations: readonly string[];
  readonly clusters: readonly string[];
  /** The town of the office. */
  readonly officeTown: string;
  readonly places: readonly Place[];
  readonly founders: readonly { readonly role: string; readonly name: string }[];
  readonly services: readonly { readonly title: string; readonly description: string }[];
  readonly social: readonly { readonly label: string; readonly href: string }[];
  readonly cancellation: {
    readonly freeMinutes: number;
    /** In rupees. */
    readonly fee: number;
    /** So many in a day suspend the account. */
    readonly suspendingCount: number;
  };
  /** How long after the service one may complain, after the issue ask for a refund, and how long else something may take. */
  readonly deadlines: {
    readonly complaintHours: number;
    readonly refundDays: Span;
    /** Business days from the approval of a refund to its credit, at most. */
    readonly refundTotalDays: number;
    readonly invoiceDays: number;
    readonly deletionWorkingDays: number;
  };
  /** At most so many boxes, each of at most so many kilograms, on one of the vehicles. */
  readonly acePlus: { readonly boxes: number; readonly boxWeight: number; readonly vehicle: string };
  /** How far from the truck things are carried, as it is stated in both units. */
  readonly carrying: { readonly feet: number; readonly metres: number };
  /** What the sentences of all languages fill in: figures, names, addresses. */
  readonly facts: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<MeenaLanguage, MeenaWords>>;
  readonly vocabularies: Vocabularies;
}

const claim = (id: string) =>
  formatClaim(counters.counters.find((counter) => counter.id === id)?.target ?? 0);
const team = about.achievements.entries.find(({ id }) => id === "team")?.figure.replace("+", "") ?? "";

const ranges = vehicles.map(({ specs }) => specs.range.value);

/** "800-1500": measures are not grouped. */
function formatMeasure({ from, to }: { readonly from: number; readonly to: number }): string {
  return `${from}-${to}`;
}

function factsOfContent(): Record<string, string> {
  const { cancellation, price, refunds, acePlus, assuredBooking, identity } = rules;
  const { office } = site;
  const { retention } = legalFacts;
  return {
    company: site.name,
    entity: legalFacts.entity,
    registeredOffice: legalFacts.registeredOffice,
    courts: legalFacts.courts,
    phones: site.phones.join(", "),
    email: site.email,
    officeHours: answerTimes.officeHours,
    replyWithin: answerTimes.reply,
    applicantsWithin: answerTimes.applicants,
    office: `${office.street}, ${office.locality}, ${office.region} ${office.postalCode}`,
    customerApp: channels.apps.customer,
    driverApp: channels.apps.driver,
    grievanceName: legalFacts.grievanceOfficer.name,
    grievanceEmail: legalFacts.grievanceOfficer.email,
    grievanceTimes: legalFacts.grievanceOfficer.times,
    applicationSent: hiring.alerts.sent,
    contactSent: contact.alerts.sent,
    contactFieldCount: String(Object.keys(emptyContactFields).length),
    locations: counters.locations.names.join(", "),
    menu: Object.values(menuLinks)
      .map(({ label }) => label)
      .join(", "),
    menuServices: menuLinks.services.label,
    clientCount: String(clients.clients.length),
    testimonialNames: testimonials.entries.map(({ name }) => name).join(", "),
    testimonialCount: String(testimonials.entries.length),
    blogCount: String(blogPosts.length),
    faqCount: String(faq.items.length),
    analytics: legalFacts.analytics,
    claimLength: formatMeasure(claims.vehicleLength),
    claimPayload: formatMeasure(claims.payload),
    claimRange: formatMeasure(claims.range),
    tableRange: formatMeasure({ from: Math.min(...ranges), to: Math.max(...ranges) }),
    incoterms: oceanFreight.form.incoterms.map(({ code }) => code).join(", "),
    count: String(vehicles.length),
    customers: claim("customers"),
    deliveries: claim("deliveries"),
    greenKm: claim("green-km"),
    years: claim("years"),
    team,
    minimumAge: String(rules.minimumAge.value),
    phoneDigits: String(identity.phone.value),
    aadhaarDigits: String(identity.aadhaar.value),
    priceFrom: formatCount(price.range.from),
    priceTo: formatCount(price.range.to),
    freeMinutes: String(cancellation.freeFor.value),
    cancelFee: formatCount(cancellation.fee.value),
    suspendingCount: String(cancellation.suspendingCount.value),
    suspensionHours: String(cancellation.suspension.value),
    acePlusBoxWeight: String(acePlus.boxWeight.value),
    acePlusBoxes: String(acePlus.boxes.value),
    carryFeet: String(acePlus.carryingDistance[0].value),
    carryMetres: String(acePlus.carryingDistance[1].value),
    assuredFrom: assuredBooking.from,
    assuredUntil: assuredBooking.until,
    complaintHours: String(rules.complaintsWithin.value),
    acceptedHours: String(rules.deliveryAcceptedAfter.value),
    invoiceDays: String(rules.invoicesSettledWithin.value),
    deletionDays: String(rules.dataDeletedWithin.value),
    refundRequestDays: `${refunds.requestedWithin.from}-${refunds.requestedWithin.to}`,
    refundProcessDays: `${refunds.processedIn.from}-${refunds.processedIn.to}`,
    refundCreditDays: `${refunds.creditedIn.from}-${refunds.creditedIn.to}`,
    refundTotalDays: String(refunds.processedIn.to + refunds.creditedIn.to),
    chatRetention: retention.chat,
    contactRetention: retention.contactMessages,
    bookingRetention: retention.bookings,
    applicationRetention: retention.applications,
    trackkLocationRetention: retention.trackkLocation,
    trackkPhotoRetention: retention.trackkPhotos,
    trackkAttendanceRetention: retention.trackkAttendance,
    trackkTicketRetention: retention.trackkTickets,
    backupsDeleted: retention.backups,
  };
}

/** Reads the content once. */
export function knowledgeOfContent(): Knowledge {
  return {
    vehicles,
    routes: intercity.map.routes.map(({ from, to }) => ({
      from: intercity.map.places[from].name,
      to: intercity.map.places[to].name,
      kilometres: roadDistance(from, to),
    })),
    distanceBetween: tripDistance,
    locations: counters.locations.names,
    clusters: rules.assuredBooking.clusters,
    officeTown: site.office.locality,
    places,
    founders: founders.entries,
    services: services.services,
    social: ownPages(channels.social),
    cancellation: {
      freeMinutes: rules.cancellation.freeFor.value,
      fee: rules.cancellation.fee.value,
      suspendingCount: rules.cancellation.suspendingCount.value,
    },
    deadlines: {
      complaintHours: rules.complaintsWithin.value,
      refundDays: rules.refunds.requestedWithin,
      refundTotalDays: rules.refunds.processedIn.to + rules.refunds.creditedIn.to,
      invoiceDays: rules.invoicesSettledWithin.value,
      deletionWorkingDays: rules.dataDeletedWithin.value,
    },
    acePlus: {
      boxes: rules.acePlus.boxes.value,
      boxWeight: rules.acePlus.boxWeight.value,
      vehicle: loadPlanner.acePlusVehicle,
    },
    carrying: {
      feet: rules.acePlus.carryingDistance[0].value,
      metres: rules.acePlus.carryingDistance[1].value,
    },
    facts: factsOfContent(),
    words: {
      en: meenaWords,
      hi: hindiWords,
      "hi-Latn": romanHindiWords,
      pa: punjabiWords,
      "pa-Latn": romanPunjabiWords,
    },
    vocabularies: { english: meenaVocabulary, hindi, romanHindi, punjabi, romanPunjabi },
  };
}

/** English names of the places that the site names, and of parts of them: of others nothing is said. */
export function placesNamed({ locations, clusters, routes, places }: Knowledge): ReadonlySet<string> {
  return new Set([
    ...locations,
    ...clusters,
    ...routes.flatMap(({ from, to }) => [from, to]),
    ...places.filter(({ partOf }) => partOf !== undefined).map(({ en }) => en),
  ]);
}
