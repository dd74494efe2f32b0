import { z } from "zod";

/**
 * What the assistant understands, whatever the language: each word of a question stands for one or more of these. The
 * vocabularies in `content/<language>/meena/` say which words do.
 */
export const concepts = [
  // How something is asked
  ...["how", "howMuch", "howMany", "howLong", "when", "where", "who", "what", "why", "which", "list"],
  ...["more", "it", "also", "not", "yes", "no", "want", "get", "limit"],
  // Comparing
  ...["compare", "most", "least", "biggest", "smallest", "longest", "shortest", "farthest", "tallest"],
  ...["widest", "heaviest", "cheapest"],
  // The fleet
  ...["vehicle", "electric", "fuel", "threeWheeler", "fourWheeler", "otherVehicle", "length", "width"],
  ...["height", "range", "payload", "size", "volume", "spec", "battery", "speed", "vehicleOther", "fit"],
  ...["box", "load", "weigh", "household", "homeMove", "carry", "passenger", "range100"],
  // Services
  ...["service", "intercity", "onDemand", "corporate", "trackk", "freight", "air", "ocean", "rail", "road"],
  ...["warehouse", "projectCargo", "lastMile", "express", "packaging", "loading", "insurance", "fragile"],
  ...["assured", "route", "way", "distance", "track", "deliver", "pickup", "arrive", "book", "app"],
  ...["customerApp", "driverApp", "download", "history", "verified", "nearby", "accept", "incoterms"],
  ...["international", "otherService", "sameDay", "routing", "attendance", "geofence", "leave", "ticket"],
  ...["camera", "liveLocation", "admin", "trackkData"],
  // Money
  ...["price", "quote", "perKm", "factor", "pay", "card", "gateway", "otherPayment", "advance"],
  ...[
    "afterRide",
    "invoice",
    "toll",
    "lien",
    "gst",
    "discount",
    "free",
    "fee",
    "credit",
    "extra",
    "buyVehicle",
  ],
  ...["rent", "plan"],
  // From a booking to its end
  ...["cancel", "company", "allocate", "suspend", "account", "refund", "eligible", "notRefundable"],
  ...["request", "approve", "processing", "deadline", "duplicate", "wrong", "delay", "unavailable", "failed"],
  ...["complaint", "damage", "lost", "liability", "grievance", "delivered", "dispatch", "dangerous"],
  ...["prohibited", "valuable", "perishable", "upstairs", "carryDistance", "acePlus"],
  // People and law
  ...["age", "minor", "data", "delete", "privacy", "aadhaar", "cookie", "retention", "chatData", "share"],
  ...["rights", "security", "legal", "terms", "change", "officer", "customerRole", "driverRole"],
  ...["receiver", "payer", "refuse", "trafficRules", "customer", "driver", "sameDriver"],
  // Work
  ...[
    "job",
    "apply",
    "salary",
    "licence",
    "document",
    "experience",
    "become",
    "jobOther",
    "partner",
    "women",
  ],
  // The company
  ...["about", "founder", "ceo", "cto", "coo", "customersCount", "deliveriesCount", "greenKm"],
  ...["yearsCount", "teamCount", "locations", "clients", "testimonial", "green", "ai", "whyUs", "founded"],
  ...["companySecret", "otherCompany", "legalName"],
  // Reaching us
  ...["contact", "phone", "email", "address", "map", "hours", "social", "whatsapp", "person", "callback"],
  ...["write", "compliment", "unreached"],
  // The site
  ...["page", "blog", "faq", "policy", "newsletter", "login", "search", "comment", "form", "home"],
  // Papers of the road
  ...["gta", "lorryReceipt", "ewayBill", "inputTax", "ebn", "consigneeCopy", "consignor", "reverseCharge"],
  ...["tax", "valid"],
  // Talk
  ...["greet", "thanks", "bye", "bot", "howAreYou", "help", "language", "praise", "stop"],
  // What is refused
  ...["abuse", "insult", "orders", "personal", "promise", "offTopic"],
  // Words without a meaning of their own here
  ...["trips", "goods", "jobTitle", "extraCharge", "filler"],
  // Words that mean something only beside others
  ...["sum", "spoken", "doorway", "device", "talk", "staff", "upright", "everyone", "excess", "detail"],
  ...["ownMatter", "consumer", "digits", "rightNow"],
] as const;

export type Concept = (typeof concepts)[number];

/** Words and phrases by what they stand for, parted by commas. */
export type MeenaVocabulary = Readonly<Partial<Record<Concept, string>>>;

/** The languages that Meena answers in; "-Latn" is the language in Latin letters. */
export const meenaLanguages = ["en", "hi", "hi-Latn", "pa", "pa-Latn"] as const;
export type MeenaLanguage = (typeof meenaLanguages)[number];

const wordList = z
  .string()
  .min(1)
  .max(12_000)
  .refine((text) => !/,\s*,|,\s*$/.test(text), "Between two commas stands a word.");

export const meenaVocabularySchema = z.partialRecord(z.enum(concepts), wordList);
export const meenaRomanVocabularySchema = meenaVocabularySchema.describe("In Latin letters.");

/** Shorter words are never taken for misspelt ("wid" is no "width"). */
export const plainWordsSchema = z.set(z.string().min(3));

const sentencesSchema = z.record(z.string(), z.string().min(1).max(3_000));

/** As long as a button may be. */
export const meenaAsksSchema = z.record(z.string(), z.string().min(2).max(80));
export const meenaRomanAsksSchema = meenaAsksSchema.describe("In Latin letters.");

export const meenaWordsSchema = z.strictObject({
  rules: sentencesSchema,
  sentences: sentencesSchema,
  unstated: sentencesSchema,
  names: sentencesSchema,
  suggestions: z.record(z.string(), z.string().min(2).max(80)),
  papers: sentencesSchema,
  asks: meenaAsksSchema,
  refundable: z.array(z.string()).min(1),
  notRefundable: z.array(z.string()).min(1),
  priceFactors: z.array(z.object({ name: z.string(), detail: z.string() })).min(1),
  facts: sentencesSchema,
  reviewed: z.boolean(),
});
export const meenaRomanWordsSchema = meenaWordsSchema.describe("In Latin letters.");
