import { withAsciiDigits } from "#contract/digits.ts";
import { maskIdentityNumbers } from "#contract/identity-numbers.ts";
import { longNumberIn, redact, withoutPaperNumbers } from "../conversation/redact.ts";
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
export const maxNameWords = 4;
/** "I need a truck" says what it is about, "urgent" does not. */
const fewestMatterWords = 3;

const leadIns =
  /(?<![\p{L}\p{M}])(?:my name is|this is|i am|i'm|im|mera naam(?: hai)?|mera nam|mera name|mera naa?n?|naam|name is|name|cal{1,2} me(?! (?:on|at|bac?k|bk|whe?n|aftr|after|before|by|in|if|or|and|for|about|abt|to?mo?rr?o?w|2mo?ro?w|2day|2ni\p{L}*|tonite|today|tonight|later|ltr|now|nw|soon|once|only|please|pls|plz|asap|urgent\p{L}*|morning|evening)(?!\p{L}))|main|मेरा नाम|नाम|मैं|ਮੇਰਾ ਨਾਮ|ਮੇਰਾ ਨਾਂ|ਨਾਮ|ਨਾਂ|ਮੈਂ)(?![\p{L}\p{M}])\s*[:-]?\s*/iu;
const leadOuts = /\s+(?:hai|hain|hu|hoon|here|है|हूं|हूँ|ਹੈ|ਹਾਂ|aa)[.!]*$/iu;
/** A number that `redact` has masked, and what follows it. */
const maskedNumber = /(?:X{4}|█).*$/su;
/** "Sunita naam hai" beside a number: the name stands before the word for it. */
const nameBeforeWord =
  /(?<=^|[,;.!?।\s])(?!(?:mera|meri|mere|aapka|apka|tera|uska|unka|ka|ki|ke|da|di|de|my|kya|hai|aur|मेरा|का|है|और|ਮੇਰਾ|ਦਾ|ਹੈ)[\s,])(\p{L}[\p{L}\p{M}]+) (?:naam|nam|nau?n|नाम|ਨਾਮ|ਨਾਂ)(?: (?:hai|he|h|aa|ae|e|है|ਹੈ|ਆ|ਏ)(?:\s+(?:mera|मेरा|ਮੇਰਾ))?(?![\p{L}\p{M}])(?!\s*\p{Lu})|(?=\s*[,;.!।]|\s*$))/iu;
/** What follows a name that is said to be one: "name harvir abt a contract". */
const afterName = /\s+(?:from|of|se|ton|about|abt|regarding|for|से|ਤੋਂ)\s+/iu;
const beforeName = /name|naam|cal{1,2} me|नाम|ਨਾਮ|ਨਾਂ/iu;
/** "Mrs Gill": beside a number that is who writes, whatever the name means. */
export const titled =
  /^(?:mrs?|ms|miss|dr|prof|shri|smt|sardar(?:ni)?|श्री|श्रीमती|डॉ|ਸ੍ਰੀ|ਸ਼੍ਰੀਮਤੀ|ਡਾ)\.? \p{L}/iu;
/** "The stores in-charge is Mr Harish Kalia 94170 22981": whose number it is stands before it. */
const titledBeforeNumber =
  /(?<=\s)([Mm](?:rs?|s|iss)|[Dd]r|[Pp]rof|[Ss]hri|[Ss]mt|[Ss]ardar(?:ni)?)\.? (\p{Lu}\p{L}*(?: \p{Lu}\p{L}*){0,2})(?=[\s:,-]+\+?\d{4})/u;
/** "Call Simran on 98150 77214", "Simran nu phone karo 98...": whose number it is. */
const calledBeforeNumber =
  /(?:[Cc]all|[Rr]ing|[Pp]hone|[Cc]ontact|[Aa]sk for|[Tt]alk to|[Ss]peak to) (\p{Lu}[\p{Ll}\p{M}]+(?: \p{Lu}[\p{Ll}\p{M}]+)?)(?=(?: (?:on|at|@))?[ ,:-]+\+?\d{4})/u;
/** "98150 77214, ask for Mr Sethi" */
const askedFor =
  /(?<!\p{L})[Aa]sk for ((?:\p{Lu}\p{Ll}{1,3}\.? )?\p{Lu}[\p{Ll}\p{M}]+(?: \p{Lu}[\p{Ll}\p{M}]+)?)/u;
/** A longer answer to "what is your name?" that has no number is none. */
const longestNamed = 8;
/** "Note it: Monika" */
const label = /^[^:]*:\s+/u;
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
  const titledFirst = text.replace(titledBeforeNumber, ", $1 $2");
  const rest = contacts
    .reduce((left, contact) => left.replace(contact, " , "), titledFirst)
    .replace(nameBeforeWord, contacts.length > 0 ? ", naam $1, " : "$&");
  const segments = rest
    .split(/[,;\n]+|[.!?।](?=\s|$)/u)
    .map((segment) => (beforeName.test(segment) ? segment : segment.replace(label, "")).trim());
  const namedAt = segments.findIndex((segment) => introduces(segment));
  const isAnswer = contacts.length > 0 || !(rest.includes("?") || rest.split(" ").length > longestNamed);
  const plainAt =
    isNameAsked && isAnswer ? segments.findIndex((segment) => nameIn(segment, true) !== undefined) : -1;
  const besideAt = contacts.length > 0 ? segments.findIndex((segment) => isBareName(segment, unknown)) : -1;
  const asked = contacts.length > 0 ? askedFor.exec(text)?.[1] : undefined;
  const at = [namedAt, ...(asked ? [] : [plainAt, besideAt])].find((index) => index >= 0) ?? -1;
  const name =
    at >= 0 ? nameIn(segments[at] ?? "", isNameAsked) : (asked ?? calledBeforeNumber.exec(text)?.[1]);
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

/** Whether a message is no more than a phone number or an address: "my number is 98765 43210". */
export function isContactAlone(text: string): boolean {
  const contacts = contactsIn(text);
  const rest = contacts.reduce((left, contact) => left.replace(contact, " "), withAsciiDigits(text));
  return contacts.length > 0 && withoutJoints(rest.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")) === "";
}

export function emailIn(text: string): string | undefined {
  const email = /[^\s@<>(),;]{1,64}@[^\s@<>(),;]{1,190}\.[a-z]{2,}/iu.exec(text)?.[0];
  // The browser keeps the state with the contact in it, and it must hold no identity number.
  return email !== undefined && maskIdentityNumbers(email) === email ? email.slice(0, 60) : undefined;
}

/** A mobile number, or one with an area code. Digits beside it are something else: "after 5", "sector 22". */
const wholePhone =
  /(?<![\d+])(?:(?:\+91[\s.-]{0,2}|91[\s.-]|0)?[6-9](?:\d{9}|\d{4}[\s.-]{1,2}\d{5})|0\d{2,4}[\s.-]{1,2}\d{6,8})(?!\d)/;

export function phoneIn(text: string): string | undefined {
  const whole = wholePhone.exec(normalise(withoutPaperNumbers(text).replaceAll(",", " , ")))?.[0];
  if (whole !== undefined && longNumberIn(text) !== "person") return whole;
  const digits = normalise(withoutPaperNumbers(text)).match(/\+?(?:\d[\s().-]{0,2}){6,14}\d/)?.[0];
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
  if (words.length > maxNameWords) return false;
  const isNamed = words.some(isUnknown) && words.every((word) => isUnknown(word) || /^\p{Lu}/u.test(word));
  return isNamed || titled.test(words.join(" "));
}

const saysName = /my name|name is|mera na|मेरा नाम|ਮੇਰਾ ਨਾ/iu;
/** "I'd rather they call me. Name Sameer Khanna" */
const labelsName = /(?:^|[.,;!?] )[Nn]ame:? \p{Lu}/u;

/** The name of a message that says that it tells one. */
export function nameSaid(message: string): string | undefined {
  return saysName.test(message) || labelsName.test(message) ? detailsGiven(message, false).name : undefined;
}

const corrects =
  /(?<![\p{L}\p{M}])(?:no|not|wrong|sorry|mistake|correct\p{L}*|instead|typo|change|galat|ghalat|nahi+n?|nai|maaf\p{L}*|badal\p{L}*)(?![\p{L}\p{M}])|गलत|ग़लत|नहीं|बदल|ਗਲਤ|ਗ਼ਲਤ|ਨਹੀਂ|ਬਦਲ/iu;
const atEnd =
  /(?<!\p{L})(?:last|end\p{L}*|aakhi?r\p{L}*|akhi?r\p{L}*|antim)(?!\p{L})|आखि|आख़ि|अंत|ਅਖ਼?ੀਰ|ਆਖ਼?ਰ/iu;
/** Fewer digits correct nothing: "at 5". */
const fewestDigits = 2;

/**
 * The phone number as it is after "the last is 565, not 556": the digits that it lacks put for as many that it has, or for
 * its last ones. Undefined when a message corrects no part of it.
 */
export function correctedPart(message: string, contact: string): string | undefined {
  const phone = phoneIn(contact);
  const groups =
    normalise(message)
      .match(/\d+/g)
      ?.filter((group) => group.length >= fewestDigits) ?? [];
  if (phone === undefined || groups.length > 2 || !corrects.test(message)) return undefined;
  const digits = phone.replace(/\D/g, "");
  const right = groups.find((group) => !digits.includes(group));
  if (right === undefined || right.length >= digits.length) return undefined;
  const wrong = groups.find((group) => group !== right && group.length === right.length);
  const at = wrong ? digits.lastIndexOf(wrong) : atEnd.test(message) ? digits.length - right.length : -1;
  if (at < 0 || (groups.length > 1 && !wrong)) return undefined;
  const whole = digits.slice(0, at) + right + digits.slice(at + right.length);
  return contact.replace(phone, phone.startsWith("+") ? `+${whole}` : whole);
}

/**
 * A name in a part of a message: what follows "my name is", or the part itself; few words, and no question.
 *
 * @param isAsked for a name: then "Raju 2" and "Ravi 2nd" are names
 */
function nameIn(segment: string, isAsked = false): string | undefined {
  const isNamed = beforeName.test(leadIns.exec(segment)?.[0] ?? "");
  const [first = ""] = withoutJoints(segment.replace(leadIns, "\n").split("\n").at(-1) ?? "").split(
    isNamed ? afterName : /\s+(?:from|of|se|ton|से|ਤੋਂ)\s+/iu,
  );
  const name = redact(first).replace(maskedNumber, "").replace(leadOuts, "").trim();
  const words = name.split(" ").length;
  if (!/\p{L}[\p{L}\p{M}]/u.test(name) || name.length > longestName || words > maxNameWords) return undefined;
  const letters = isAsked ? name.replace(/ ?\d{1,3}(?:st|nd|rd|th)?$/i, "") : name;
  return /[?\d]|https?:/.test(letters) ? undefined : name;
}

function withoutJoints(segment: string): string {
  return segment.replace(aroundNumbers, " ").replace(/[:]/g, " ").replace(/\s+/g, " ").trim();
}
