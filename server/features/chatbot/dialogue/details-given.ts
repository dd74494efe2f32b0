import { maskIdentityNumbers } from "#contract/identity-numbers.ts";
import { redact } from "../conversation/redact.ts";
import { normalise } from "../understand/spelling.ts";

/** What a message tells of its sender. */
export interface DetailsGiven {
  readonly name?: string;
  /** A phone number, an email address, or both, as they were written. */
  readonly contact?: string;
  /** What is left, when it says more than a name. */
  readonly matter?: string;
}

const longestName = 100;
const mostNameWords = 4;
/** "I need a truck" says what it is about, "urgent" does not. */
const fewestMatterWords = 3;

const leadIns =
  /(?<![\p{L}\p{M}])(?:my name is|this is|i am|i'm|im|mera naam(?: hai)?|mera nam|mera name|mera na|naam|name is|name|main|मेरा नाम|मैं|ਮੇਰਾ ਨਾਮ|ਮੇਰਾ ਨਾਂ|ਮੈਂ)(?![\p{L}\p{M}])\s*[:-]?\s*/iu;
const leadOuts = /\s+(?:hai|hain|hu|hoon|here|है|हूं|हूँ|ਹੈ|ਹਾਂ|aa)[.!]*$/iu;
/** A number that `redact` has masked, and what follows it. */
const maskedNumber = /(?:X{4}|█).*$/su;
/** What follows a name that is said to be one: "name harvir abt a contract". */
const afterName = /\s+(?:from|of|se|ton|about|abt|regarding|for|से|ਤੋਂ)\s+/iu;
const beforeName = /name|naam|नाम|ਨਾਮ|ਨਾਂ/iu;
/** What stands around a number that is given along with a name. */
const aroundNumbers =
  /(?<![\p{L}\p{M}])(?:and|aur|number|no|phone|mobile|email|mail|call me (?:on|at)|hai|है|नंबर|ਨੰਬਰ|ਹੈ|my|is|mera|or)(?![\p{L}\p{M}])/giu;

/**
 * Name, contact and matter of "My name is Priya Nair, 98150-12345, I need a truck".
 *
 * @param isNameAsked what is no contact may then be a name without saying so
 * @param unknown words of the message that nobody knows: beside a contact they are a name
 */
export function detailsGiven(
  message: string,
  isNameAsked: boolean,
  unknown: readonly string[] = [],
): DetailsGiven {
  const text = message.trim().replace(/\s+/g, " ");
  const contacts = contactsIn(text);
  const rest = contacts.reduce((left, contact) => left.replace(contact, " , "), text);
  const segments = rest.split(/[,;\n]+|[.!?।](?=\s|$)/u).map((segment) => segment.trim());
  const namedAt = segments.findIndex((segment) => introduces(segment));
  const plainAt = isNameAsked ? segments.findIndex((segment) => nameIn(segment) !== undefined) : -1;
  const besideAt = contacts.length > 0 ? segments.findIndex((segment) => isBareName(segment, unknown)) : -1;
  const at = [namedAt, plainAt, besideAt].find((index) => index >= 0) ?? -1;
  const name = at >= 0 ? nameIn(segments[at] ?? "") : undefined;
  const others = segments.filter((segment, index) => index !== at && withoutJoints(segment) !== "");
  const isMatter = others.join(" ").split(" ").length >= fewestMatterWords;
  return {
    ...(name !== undefined && { name }),
    ...(contacts.length > 0 && { contact: contacts.join(", ") }),
    ...(isMatter && { matter: others.join(", ") }),
  };
}

/** A phone number of 7 to 15 digits or an email address, or both, as they were written. */
export function contactIn(text: string): string | undefined {
  const contacts = contactsIn(text);
  return contacts.length > 0 ? contacts.join(", ") : undefined;
}

export function emailIn(text: string): string | undefined {
  const email = /[^\s@<>(),;]{1,64}@[^\s@<>(),;]{1,190}\.[a-z]{2,}/iu.exec(text)?.[0];
  // The browser keeps the state with the contact in it, and it must hold no identity number.
  return email !== undefined && maskIdentityNumbers(email) === email ? email.slice(0, 60) : undefined;
}

export function phoneIn(text: string): string | undefined {
  const digits = normalise(text).match(/\+?(?:\d[\s().-]{0,2}){6,14}\d/)?.[0];
  const count = digits?.replace(/\D/g, "").length ?? 0;
  // Twelve digits are a phone number only with India's code; else they may be an Aadhaar number.
  const isPhone =
    count === 12 ? /^\+?91/.test(digits?.replace(/[\s().-]/g, "") ?? "") : count >= 7 && count <= 15;
  return isPhone ? digits?.trim() : undefined;
}

function contactsIn(text: string): string[] {
  const email = emailIn(text);
  const phone = phoneIn(email === undefined ? text : text.replace(email, " "));
  return [phone !== undefined && !isPartOfIdentityNumber(phone, text) ? phone : undefined, email].filter(
    (contact) => contact !== undefined,
  );
}

/** Whether a phone number is the first digits of "5820 3749 1630@example.com". */
function isPartOfIdentityNumber(phone: string, text: string): boolean {
  const isWholeNumber = /^91\d{10}$/.test(phone.replace(/\D/g, ""));
  return !isWholeNumber && !normalise(maskIdentityNumbers(text)).includes(phone);
}

function introduces(segment: string): boolean {
  const found = leadIns.exec(segment);
  return found !== null && nameIn(segment) !== undefined;
}

/** "Nitin Bedi" beside a number: a word that nobody knows, and others that are none either or have a capital letter. */
function isBareName(segment: string, unknown: readonly string[]): boolean {
  const words = withoutJoints(segment).split(" ");
  const isUnknown = (word: string) => unknown.includes(normalise(word));
  return (
    words.length <= mostNameWords &&
    words.some(isUnknown) &&
    words.every((word) => isUnknown(word) || /^\p{Lu}/u.test(word))
  );
}

/** A name in a part of a message: what follows "my name is", or the part itself; few words, and no question. */
function nameIn(segment: string): string | undefined {
  const isNamed = beforeName.test(leadIns.exec(segment)?.[0] ?? "");
  const [first = ""] = withoutJoints(segment.replace(leadIns, "\n").split("\n").at(-1) ?? "").split(
    isNamed ? afterName : /\s+(?:from|of|se|ton|से|ਤੋਂ)\s+/iu,
  );
  const name = redact(first).replace(maskedNumber, "").replace(leadOuts, "").trim();
  const words = name.split(" ").length;
  if (!/\p{L}[\p{L}\p{M}]/u.test(name) || name.length > longestName || words > mostNameWords)
    return undefined;
  return /[?\d]|https?:/.test(name) ? undefined : name;
}

function withoutJoints(segment: string): string {
  return segment.replace(aroundNumbers, " ").replace(/[:]/g, " ").replace(/\s+/g, " ").trim();
}
