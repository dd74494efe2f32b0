import { type ContactTopic, contactAbout, contactTopicIn } from "#contract/contact-topics.ts";
import { enquiryQuery, parseMaskedEnquiry } from "#contract/enquiry.ts";
import type { PrefilledMessage } from "#contract/form-fields.ts";
import { freightRequestQuery, readFreightRequest } from "#contract/freight-request.ts";
import { paths } from "#contract/routes.ts";
import { enquiryMessage } from "./enquiry-message.ts";
import { freightRequestMessage } from "./freight-request-message.ts";

/** A message for each topic: its subject, and a line for each thing that the team needs to know. */
const topicMessages: Readonly<Record<ContactTopic, PrefilledMessage>> = {
  quote: lines("Quote", "Goods", "Weight and size", "Pickup", "Drop", "Date"),
  refund: lines(
    "Refund request",
    "Booking number",
    "Phone number of the booking",
    "Amount paid",
    "What went wrong",
  ),
  damage: lines(
    "Goods received damaged",
    "Booking number",
    "What is damaged",
    "When it arrived",
    "How it was packed",
  ),
  complaint: lines("Complaint", "Booking number", "What happened", "Resolution requested"),
  deletion: lines("Delete my data", "Email or phone number you used", "Reference number, if you have one"),
  corporates: lines("Corporates", "Company", "Cities", "Deliveries a day", "What you move"),
  trackk: lines("Trackk enquiry", "Company", "Cities", "Vehicles", "Drivers"),
  work: lines("Job enquiry", "Type of work", "Your city", "Your experience"),
};

function lines(subject: string, ...labels: readonly string[]): PrefilledMessage {
  return { subject, query: labels.map((label) => `${label}: `).join("\n") };
}

/** What an address of the Contact page fills in. */
export interface AddressPrefill {
  readonly source: "corporate-strip" | "order-strip" | "service-request" | "topic";
  readonly message: PrefilledMessage;
  /** Of the source "topic". */
  readonly topic?: ContactTopic | undefined;
  /** The same address with nothing else in it. */
  readonly address: string;
}

/**
 * The message of a trip (contract/enquiry.ts), a request for freight or a topic in the query. Never throws, whatever the
 * query holds.
 */
export function addressPrefillIn(query: URLSearchParams): AddressPrefill | undefined {
  const enquiry = parseMaskedEnquiry(query);
  if (enquiry) {
    const address = `${paths.contact}?${enquiryQuery(enquiry)}`;
    const source = enquiry.service === "corporate" ? "corporate-strip" : "order-strip";
    return { source, message: enquiryMessage(enquiry), address };
  }
  const request = readFreightRequest(query);
  if (request) {
    const address = `${paths.contact}?${freightRequestQuery(request)}`;
    return { source: "service-request", message: freightRequestMessage(request), address };
  }
  const topic = contactTopicIn(query);
  return topic && { source: "topic", topic, message: topicMessages[topic], address: contactAbout(topic) };
}
