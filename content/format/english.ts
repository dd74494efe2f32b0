import type { IntercityRoutes } from "../schema/intercity.ts";
import type { Amount, Span } from "../schema/rules.ts";
import { inLakhs, inThousands } from "./digit-groups.ts";

/** A whole number with the groups of Indian English: 150000 becomes "1,50,000". */
export function formatCount(count: number): string {
  return inLakhs(count);
}

/** A measured figure: "1,200" or "0.5", grouped as in Indian English, one decimal at most. */
export function formatNumber(value: number): string {
  const tenths = Math.round(value * 10);
  const decimal = tenths % 10;
  return inLakhs(Math.floor(tenths / 10)) + (decimal === 0 ? "" : `.${decimal}`);
}

/** A claim about the company, grouped as the specification writes it: 1500000 becomes "1,500,000". */
export function formatClaim(count: number): string {
  return inThousands(count);
}

/** "24 hours", "3 working days", "1 minute". */
export function formatAmount({ value, unit }: Amount): string {
  return `${formatCount(value)} ${formatUnit({ value, unit })}`;
}

/** The unit of an amount without its figure: "hours", or "hour" after a 1. */
export function formatUnit({ value, unit }: Amount): string {
  return value === 1 ? (irregularSingulars[unit] ?? unit.replace(/s$/, "")) : unit;
}

const irregularSingulars: Readonly<Record<string, string>> = { feet: "foot", boxes: "box" };

/** "4-6 business days". */
export function formatSpan(span: Span): string {
  return `${formatSpanFigures(span)} ${span.unit}`;
}

/** The figures of a span without its unit: "4-6". */
export function formatSpanFigures({ from, to }: Span): string {
  return `${formatCount(from)}-${formatCount(to)}`;
}

/** A span of measures, whose figures are not grouped: "800-1500 kg", or with " to " "800 to 1500 kg". */
export function formatMeasures({ from, to, unit }: Span, between = "-"): string {
  return `${from}${between}${to} ${unit}`;
}

/** A figure as the fleet table writes it: "7.2ft", "110Km", "1000Kg". */
export function formatQuantity({ value, unit }: Amount): string {
  return `${value}${unit}`;
}

/** Rupees without paise: 10000 becomes "₹10,000". */
export function formatRupees(rupees: number): string {
  return `₹${formatCount(rupees)}`;
}

/** "Mohali, Chandigarh and Panchkula". */
export function formatNames(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** The routes from each place: "Mohali to Delhi, Ludhiana, Jalandhar and Ambala", "Delhi to Jaipur". */
export function formatRoutes({ places, routes }: IntercityRoutes): readonly string[] {
  return [...new Set(routes.map(({ from }) => from))].map((start) => {
    const ends = routes.flatMap(({ from, to }) => (from === start ? places[to].name : []));
    return `${places[start].name} to ${formatNames(ends)}`;
  });
}
