/**
 * The request form for freight. Without scripts its fields are the query of the Contact page, where the server fills in
 * the message.
 */
import { cleanLine } from "./clean-line.ts";
import { maskFields } from "./identity-numbers.ts";

export const measureNames = ["weight", "height", "width", "length"] as const;
export const extraNames = ["fragile", "expressDelivery", "insurance", "packaging"] as const;
const senderNames = ["name", "email", "phone"] as const;
const routeNames = ["freightType", "departure", "delivery", "incoterms"] as const;
const fieldNames = [...senderNames, ...routeNames, ...measureNames, ...extraNames] as const;

/** A ticked checkbox has a text, an unticked one has "". */
export type FreightRequest = { readonly [Name in (typeof fieldNames)[number]]: string };

export const emptyFreightRequest = requestWith(() => "");

/** Longest text of a field in an address, in characters; the rest is cut off. */
const longest = 200;

/**
 * The request in the query of an address; undefined without a city. Identity numbers are masked, because a document
 * will show it. Never throws, whatever the query holds.
 */
export function readFreightRequest(query: URLSearchParams): FreightRequest | undefined {
  const request = requestWith((name) => cleanLine(query.get(name) ?? "", longest));
  return request.departure || request.delivery ? maskFields(request) : undefined;
}

/** The request as a query, without its empty fields. */
export function freightRequestQuery(request: FreightRequest): string {
  return new URLSearchParams(Object.entries(request).filter(([, text]) => text !== "")).toString();
}

function requestWith(textOf: (name: string) => string): FreightRequest {
  return Object.fromEntries(fieldNames.map((name) => [name, textOf(name)])) as unknown as FreightRequest;
}
