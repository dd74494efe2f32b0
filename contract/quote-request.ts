/**
 * What a visitor asks a quote for. The quote form sends it as the query of /contact-us, whose form it fills in:
 * `/contact-us?from=Mohali&to=Ludhiana&load=900+kg&date=2026-12-24&part=morning`. The server reads it for browsers
 * without scripts, the browser for links such as `#/contact-us?…`; both by this module, so that both write the same
 * text.
 */
import { cleanLine } from "./clean-line.ts";
import { maskFields } from "./identity-numbers.ts";

/** The parts of a day, each with the hours [from, until) on a clock of 24 hours. */
export const dayParts = {
  morning: [6, 12],
  afternoon: [12, 16],
  evening: [16, 20],
  night: [20, 30],
} as const;
export type DayPart = keyof typeof dayParts;
export const dayPartNames = Object.keys(dayParts) as readonly DayPart[];

/** The pages whose quote form says which service is meant. */
export const quoteServices = ["intercity", "on-demand", "corporate"] as const;
export type QuoteService = (typeof quoteServices)[number];

/** Texts of one line, as typed. "" where nothing is known. */
export interface QuoteRequest {
  readonly from: string;
  readonly to: string;
  readonly load: string;
  /** "2026-12-24" */
  readonly date: string;
  readonly part: DayPart | "";
  readonly service: QuoteService | "";
}

/** Longest texts, in characters; the rest is cut off. */
export const quoteRequestLimits = { from: 80, to: 80, load: 200 } as const;

export const emptyQuoteRequest: QuoteRequest = {
  from: "",
  to: "",
  load: "",
  date: "",
  part: "",
  service: "",
};

/** The quote request in the query of an address. Identity numbers are masked, because a document will show it. */
export function parseMaskedQuoteRequest(query: URLSearchParams): QuoteRequest | undefined {
  const request = parseQuoteRequest(query);
  return request && maskFields(request);
}

/**
 * The quote request as typed, with its identity numbers: for no document. Undefined when it names no place, no load and
 * no day. Never throws, whatever the fields hold.
 */
export function parseQuoteRequest(fields: URLSearchParams): QuoteRequest | undefined {
  const line = (name: keyof typeof quoteRequestLimits) =>
    cleanLine(fields.get(name) ?? "", quoteRequestLimits[name]);
  const request: QuoteRequest = {
    from: line("from"),
    to: line("to"),
    load: line("load"),
    date: dayIn(fields.get("date") ?? ""),
    part: oneOf(dayPartNames, fields.get("part")),
    service: oneOf(quoteServices, fields.get("service")),
  };
  return request.from || request.to || request.load || request.date ? request : undefined;
}

/** The request as a query without its empty fields and its identity numbers, in a fixed order. */
export function quoteRequestQuery(request: QuoteRequest): string {
  const masked = maskFields(request);
  const named = Object.keys(emptyQuoteRequest).map(
    (name) => [name, masked[name as keyof QuoteRequest]] as const,
  );
  return new URLSearchParams(named.filter(([, value]) => value !== "").map((pair) => [...pair])).toString();
}

function dayIn(text: string): string {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return "";
  const day = new Date(`${text}T00:00:00Z`);
  // 31 February is no day.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : "";
}

function oneOf<Choice extends string>(choices: readonly Choice[], text: string | null): Choice | "" {
  return choices.find((choice) => choice === text) ?? "";
}
