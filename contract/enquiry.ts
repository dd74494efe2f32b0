/**
 * A trip that a visitor asks about. The order strip sends it as the query of /contact-us, whose form it fills in:
 * `/contact-us?from=Mohali&to=Ludhiana&load=900+kg&date=2026-12-24&part=morning`. The server reads it for browsers
 * without scripts, the browser for links such as `#/contact-us?…`; both by this module, so that both write the same
 * text.
 */
import { maskFields } from "./identity-numbers.ts";
import { oneLine } from "./one-line.ts";

/** The parts of a day, each with the hours [from, until) on a clock of 24 hours. */
export const dayParts = {
  morning: [6, 12],
  afternoon: [12, 16],
  evening: [16, 20],
  night: [20, 30],
} as const;
export type DayPart = keyof typeof dayParts;

/** The pages whose strip says which service is meant. */
export const enquiryServices = ["intercity", "on-demand", "corporate"] as const;
export type EnquiryService = (typeof enquiryServices)[number];

/** Texts of one line, as typed. "" where nothing is known. */
export interface Enquiry {
  readonly from: string;
  readonly to: string;
  readonly load: string;
  /** "2026-12-24" */
  readonly date: string;
  readonly part: DayPart | "";
  readonly service: EnquiryService | "";
}

/** Longest texts, in characters; the rest is cut off. */
export const enquiryLimits = { from: 80, to: 80, load: 200 } as const;

export const emptyEnquiry: Enquiry = { from: "", to: "", load: "", date: "", part: "", service: "" };

/** The same of the query of an address. Identity numbers are masked, because a document will show it. */
export function parseMaskedEnquiry(query: URLSearchParams): Enquiry | undefined {
  const enquiry = parseEnquiry(query);
  return enquiry && maskFields(enquiry);
}

/**
 * The enquiry as it was typed, for what no document shows; undefined when it names no place, no load and no day. Never
 * throws for any fields.
 */
export function parseEnquiry(fields: URLSearchParams): Enquiry | undefined {
  const line = (name: keyof typeof enquiryLimits) => oneLine(fields.get(name) ?? "", enquiryLimits[name]);
  const enquiry: Enquiry = {
    from: line("from"),
    to: line("to"),
    load: line("load"),
    date: dayIn(fields.get("date") ?? ""),
    part: oneOf(Object.keys(dayParts) as DayPart[], fields.get("part")),
    service: oneOf(enquiryServices, fields.get("service")),
  };
  return enquiry.from || enquiry.to || enquiry.load || enquiry.date ? enquiry : undefined;
}

/** The enquiry as a query without its empty fields and its identity numbers, in a fixed order. */
export function enquiryQuery(enquiry: Enquiry): string {
  const masked = maskFields(enquiry);
  const named = Object.keys(emptyEnquiry).map((name) => [name, masked[name as keyof Enquiry]] as const);
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
