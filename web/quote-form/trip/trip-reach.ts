import { vehicles } from "#content/en/fleet.ts";
import { quoteForm } from "#content/en/quote-form.ts";
import { formatNames, formatNumber } from "#content/format/english.ts";
import type { Vehicle } from "#content/schema/fleet.ts";
import { parseNumber, withPlainNumbers } from "#contract/digits.ts";
import { coversDistance } from "#contract/loads/vehicle-suit.ts";

const { distance: words, reach: reachWords } = quoteForm.answer;

/** "105 km" */
export function formatKilometres(kilometres: number): string {
  return `${formatNumber(kilometres)} km`;
}

/** The way that the visitor asked for: "105 km one way", or "210 km round trip". */
export function wayOf(kilometres: number, isReturn: boolean): string {
  return isReturn
    ? words.roundTripOf(formatKilometres(2 * kilometres))
    : words.oneWayOf(formatKilometres(kilometres));
}

/** "105 km one way, 210 km round trip" */
export function bothWays(kilometres: number): string {
  return words.bothWays(formatKilometres(kilometres), formatKilometres(2 * kilometres));
}

/** More kilometres than any trip has. */
const tooFar = 10_000;

/** "about 12,5 kilometres": words, one number, and its unit. */
const distancePattern =
  /^(?:[^\d.\p{Pd}]+\.?\s*)?(\d[\d.]*(?:,\d{1,2})?)\s*(?:(?:k\.?m|kilom|कि|ਕਿ)[\p{L}\p{M}.]*)?$/iu;

/** The number in a typed distance; undefined for other text. */
export function kilometresIn(text: string): number | undefined {
  const [, number = ""] = distancePattern.exec(withPlainNumbers(text).normalize("NFC").trim()) ?? [];
  const value = parseNumber(number.replace(",", "."));
  return value && value < tooFar ? value : undefined;
}

const reaches = ["both", "oneWay", "farther"] as const;

/** Whether one charge, less the reserve, is enough for both ways, for one way or for neither. */
function reachOf({ specs: { range } }: Vehicle, kilometres: number): (typeof reaches)[number] {
  if (coversDistance(range.value, 2 * kilometres)) return "both";
  return coversDistance(range.value, kilometres) ? "oneWay" : "farther";
}

/** How far one charge takes a vehicle on a trip of so many kilometres one way. */
export function sayReach(vehicle: Vehicle, kilometres: number): string {
  return reachWords[reachOf(vehicle, kilometres)](vehicle.title);
}

/** How far one charge takes each vehicle: one sentence for all vehicles that get equally far. */
export function rangeLines(kilometres: number): readonly string[] {
  return reaches.flatMap((reach) => {
    const names = vehicles.filter((one) => reachOf(one, kilometres) === reach).map(({ title }) => title);
    return names.length > 0 ? [words[reach](formatNames(names))] : [];
  });
}
