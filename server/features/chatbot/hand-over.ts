import { randomUUID } from "node:crypto";
import type { MeenaWords } from "#content/en/meena/words.ts";
import type { ContactMessage } from "#contract/contact.ts";
import { contactLimits } from "#contract/contact.ts";
import { emptyContactFields } from "#contract/form-fields.ts";
import { maskIdentityNumbers } from "#contract/identity-numbers.ts";
import type { HandOver } from "./conversation-state.ts";
import { redact } from "./redact.ts";
import { normalise } from "./spelling.ts";

/** The reference of a message that is durably stored, or the seconds that its sender has to wait. */
export type SendOutcome = { readonly reference: string } | { readonly waitSeconds: number };

/** @param handOver the dialogue that ends with the message. */
export type SendToTeam = (message: ContactMessage, handOver: HandOver) => Promise<SendOutcome>;

export interface HandOverStep {
  readonly say: keyof MeenaWords["sentences"];
  readonly handOver: HandOver;
  /** All that is needed is there: it can be sent. */
  readonly message?: ContactMessage;
}

const longestName = 100;
const shortestMatter = 2;
/** Nobody gives a name, a contact and a matter within this, in milliseconds. */
const shortestHandOverMs = 3_000;

/** Begins to collect what the team needs. */
export function beginHandOver(now: Date): HandOverStep {
  return { say: "handOverName", handOver: { id: randomUUID(), begunAt: now.getTime() } };
}

/** Whether a hand-over that ends now was faster than a person. */
export function isHasty({ begunAt }: HandOver, now: Date): boolean {
  return now.getTime() - begunAt < shortestHandOverMs;
}

/** Takes the visitor's next answer: name, then contact, then the matter. */
export function continueHandOver(
  answer: string,
  handOver: HandOver,
  said: readonly string[],
  words: MeenaWords,
): HandOverStep {
  const text = answer.trim().replace(/\s+/g, " ");
  if (handOver.name === undefined) {
    // Some give both at once, or the number first.
    const given = contactIn(text);
    const contact = given ?? handOver.contact;
    const name = nameIn(given === undefined ? text : text.replace(given, " ").replace(aroundNumbers, " "));
    const known = { ...handOver, ...(contact === undefined ? {} : { contact }) };
    if (name === undefined) return { say: "handOverNameAgain", handOver: known };
    const say = contact === undefined ? "handOverContact" : "handOverMatter";
    return { say, handOver: { ...known, name } };
  }
  if (handOver.contact === undefined) {
    const contact = contactIn(text);
    return contact === undefined
      ? { say: "handOverContactAgain", handOver }
      : { say: "handOverMatter", handOver: { ...handOver, contact } };
  }
  if (text.length < shortestMatter) return { say: "handOverMatter", handOver };
  return {
    say: "handOverDone",
    handOver,
    message: messageFor(handOver.name, handOver.contact, answer, said, words),
  };
}

/** What stands around a number that was given along with a name. */
const aroundNumbers =
  /(?<!\p{L})(?:and|aur|number|no|phone|mobile|hai|है|नंबर|ਨੰਬਰ|ਹੈ|my|is|mera)(?![\p{L}\p{M}])|[,;:.]/giu;

const leadIns =
  /^(?:my name is|this is|i am|i'm|im|mera naam|mera nam|mera name|naam|name|name is|main|mera naam hai|मेरा नाम|मैं|ਮੇਰਾ ਨਾਮ|ਮੇਰਾ ਨਾਂ|ਮੈਂ|mera na)\s*[:-]?\s+/iu;
const leadOuts = /\s+(?:hai|hain|hu|hoon|here|है|हूं|हूँ|ਹੈ|ਹਾਂ|aa)[.!]*$/iu;

function nameIn(text: string): string | undefined {
  const name = text.replace(leadIns, "").replace(leadOuts, "").trim();
  if (!/\p{L}[\p{L}\p{M}]/u.test(name) || name.length > longestName || /[?]|https?:/.test(name))
    return undefined;
  return redact(name);
}

/** A phone number of 7 to 15 digits or an email address, as it was written. */
export function contactIn(text: string): string | undefined {
  const email = /[^\s@<>()]{1,64}@[^\s@<>()]{1,190}\.[a-z]{2,}/iu.exec(text)?.[0];
  // The browser keeps the state with the contact in it, and it must hold no identity number.
  if (email !== undefined && maskIdentityNumbers(email) === email) return email.slice(0, 120);
  const digits = normalise(text).match(/\+?(?:\d[\s().-]{0,2}){6,14}\d/)?.[0];
  const count = digits?.replace(/\D/g, "").length ?? 0;
  return digits !== undefined && count >= 7 && count <= 15 && count !== 12
    ? digits.trim()
    : contactWithCode(digits);
}

/** Twelve digits are a phone number only with India's code; else they may be an Aadhaar number. */
function contactWithCode(digits: string | undefined): string | undefined {
  return digits !== undefined && /^\+?91/.test(digits.replace(/[\s().-]/g, "")) ? digits.trim() : undefined;
}

function messageFor(
  name: string,
  contact: string,
  matter: string,
  said: readonly string[],
  words: MeenaWords,
): ContactMessage {
  const isEmail = contact.includes("@");
  const transcript = said.map((line) => `> ${line}`).join("\n");
  const query = [redact(matter.trim()), transcript].filter((part) => part !== "").join("\n\n");
  return {
    ...emptyContactFields,
    name,
    email: isEmail ? contact : words.sentences.handOverNoPhone,
    phone: isEmail ? words.sentences.handOverNoPhone : contact,
    subject: words.sentences.handOverSubject,
    query: query.slice(0, contactLimits.query),
  };
}
