import { type ContactTopic, contactAbout, contactTopicIn } from "#contract/contact-topics.ts";
import { enquiryQuery, parseMaskedEnquiry } from "#contract/enquiry.ts";
import type { PrefilledMessage } from "#contract/form-fields.ts";
import { freightRequestQuery, readFreightRequest } from "#contract/freight-request.ts";
import { paths } from "#contract/routes.ts";
import { contact } from "../en/contact.ts";
import { enquiryMessage } from "./enquiry-message.ts";
import { freightRequestMessage } from "./freight-request-message.ts";

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
  return topic && { source: "topic", topic, message: topicMessage(topic), address: contactAbout(topic) };
}

/** The topic's subject, and a line for each thing that the team needs to know. */
function topicMessage(topic: ContactTopic): PrefilledMessage {
  const { subject, lines } = contact.topic.messages[topic];
  return { subject, query: lines.map((label) => `${label}: `).join("\n") };
}
