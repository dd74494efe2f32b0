import type { MeenaLanguage } from "#content/schema/meena.ts";
import type { Choice } from "./choose-topic.ts";
import { weightOf } from "./concept-weights.ts";

/** Between the parts of a message that asks for several things. */
const joints =
  /\s+(?:and(?! (?:come|go|get|drive)? ?(?:back|return))|aur(?! (?:wapas|vapas|wapis))|(?<!ace )plus|also|n|और|एवं|तथा|ਅਤੇ|ਤੇ)\s+(?:also\s+)?|\s*&\s*|[?।!]+\s+|\.\s+(?=\p{L})|,\s*(?:and|aur|also|plus|और|ਅਤੇ)\s+/u;
const mostParts = 3;

/** The parts of a message that may be questions of their own; none when it is one sentence. */
export function partsOf(text: string, language: MeenaLanguage): string[] {
  // In Latin letters many write "or" for "aur", and "te" is the Punjabi "and", but "karn te" is "on doing".
  const written = language.endsWith("-Latn") ? text.replace(/(?<!n) (?:or|te|ate) /g, " aur ") : text;
  const parts = written.split(joints).filter((part) => part.trim().length > 1 && !/\d{5}/.test(part));
  return parts.length > 1 && parts.length <= mostParts ? parts : [];
}

/** Topics whose answers tell the same things. */
const families: readonly (readonly string[])[] = [
  ["vehicle-facts", "spec-of-all", "compare-vehicles", "fleet", "volume", "boxes"],
  ["price", "price-exact", "vehicle-price", "per-km"],
  ["place", "locations", "route", "intercity"],
  ["services", "freight"],
  ["book", "apps"],
];

function familyOf({ topic }: Choice): string {
  return families.find((family) => family.includes(topic.id))?.[0] ?? topic.id;
}

const strongFrom = 1.4;
/** A part that says more than its subject is a question of its own: "cancel fee and refund time". */
const richFrom = 0.4;

/** Whether the parts ask for different things, of which the message as a whole was understood to ask only one. */
export function asksForSeveral(whole: Choice | undefined, parts: readonly Part[]): boolean {
  const goesOn = parts.some(({ isFollowUp }) => isFollowUp);
  if (!goesOn && new Set(parts.map(({ choice }) => familyOf(choice))).size < 2) return false;
  if (parts.length < 2 || !parts.every((part) => part.isFollowUp || isStrong(part))) return false;
  const isRich = parts.every(({ choice }) => choice.score >= weightOf(strongest(choice)) + richFrom);
  return isRich || goesOn || !parts.every(({ choice }) => covers(whole, choice));
}

/** A part of a message, and what it was understood to ask. */
export interface Part {
  readonly choice: Choice;
  /** It speaks of the part before: "and its range". */
  readonly isFollowUp: boolean;
}

function isStrong({ choice }: Part): boolean {
  return weightOf(strongest(choice)) >= strongFrom;
}

function covers(whole: Choice | undefined, part: Choice): boolean {
  return (
    whole !== undefined && (whole.reasons.includes(strongest(part)) || familyOf(part) === familyOf(whole))
  );
}

function strongest({ reasons }: Choice): string {
  return reasons.reduce((best, one) => (weightOf(one) > weightOf(best) ? one : best), reasons[0] ?? "");
}
