import { type ContactTopic, contactAbout, contactTopicIn } from "#contract/contact-topics.ts";
import type { PrefilledMessage } from "#contract/form-fields.ts";
import { freightRequestQuery, readFreightRequest } from "#contract/freight-request.ts";
import { parseMaskedQuoteRequest, quoteRequestQuery } from "#contract/quote-request.ts";
import { paths } from "#contract/routes.ts";
import { contact } from "../en/contact.ts";
import { freightRequestMessage } from "./freight-request-message.ts";
import { quoteRequestMessage } from "./quote-request-message.ts";

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
 * The message of the quote request, the freight request or the topic in the query. Never throws, whatever the query
 * holds.
 */
export function addressPrefillIn(query: URLSearchParams): AddressPrefill | undefined {
  const quote = parseMaskedQuoteRequest(query);
  if (quote) {
    const address = `${paths.contact}?${quoteRequestQuery(quote)}`;
    const source = quote.service === "corporate" ? "corporate-strip" : "order-strip";
    return { source, message: quoteRequestMessage(quote), address };
  }
  const freight = readFreightRequest(query);
  if (freight) {
    const address = `${paths.contact}?${freightRequestQuery(freight)}`;
    return { source: "service-request", message: freightRequestMessage(freight), address };
  }
  const topic = contactTopicIn(query) ?? topicOfEmptyQuoteForm(query);
  return topic && { source: "topic", topic, message: topicMessage(topic), address: contactAbout(topic) };
}

/** The quote form as a plain form, of which nothing was filled in: the message asks for it. */
function topicOfEmptyQuoteForm(query: URLSearchParams): ContactTopic | undefined {
  if (!query.has("load")) return undefined;
  return query.get("service") === "corporate" ? "corporates" : "quote";
}

/** The topic's subject, and a line for each thing that the team needs to know. */
function topicMessage(topic: ContactTopic): PrefilledMessage {
  const { subject, lines } = contact.topic.messages[topic];
  return { subject, query: lines.map((label) => `${label}: `).join("\n") };
}
