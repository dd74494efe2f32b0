import { randomUUID } from "node:crypto";
import type { MeenaWords } from "#content/en/meena/words.ts";
import type { ContactMessage } from "#contract/contact.ts";
import { contactLimits } from "#contract/contact.ts";
import { emptyContactFields } from "#contract/form-fields.ts";
import { maskIdentityNumbers } from "#contract/identity-numbers.ts";
import type { HandOver } from "../conversation/conversation-state.ts";
import { longNumberIn, redact } from "../conversation/redact.ts";
import { correctedPart, detailsGiven, emailIn, nameSaid, phoneIn } from "./details-given.ts";

/** The reference of a message that is durably stored, or the seconds that its sender has to wait. */
export type SendOutcome = { readonly reference: string } | { readonly waitSeconds: number };

/**
 * @param handOver the dialogue that ends with the message.
 * @param matter the message's text without the conversation before it, which grows with each try to send it.
 */
export type SendToTeam = (
  message: ContactMessage,
  handOver: HandOver,
  matter: string,
) => Promise<SendOutcome>;

/** A message as the team has it. */
export type MessageForTeam = Pick<ContactMessage, "name" | "email" | "phone" | "query"> & {
  readonly reference: string;
};

/** What the team has: who wants what, and the reference that the visitor was told. */
export type PassedOn = Readonly<Record<"name" | "contact" | "matter" | "reference", string>>;

/** The subject tells the team which message this one belongs to. */
export function withReference(message: ContactMessage, reference: string | undefined): ContactMessage {
  return reference ? { ...message, subject: `${message.subject} (${reference})` } : message;
}

export interface HandOverStep {
  readonly say: keyof MeenaWords["sentences"];
  readonly handOver: HandOver;
  /** All that is needed is there: it can be sent. */
  readonly complete?: { readonly message: ContactMessage; readonly matter: string };
}

const shortestMatter = 2;
export const longestMatter = 400;
/** Nobody gives a name, a contact and a matter within this, in milliseconds. */
const shortestHandOverMs = 3_000;

/** Begins to collect what the team needs, with what the visitor has told already. */
export function beginHandOver(now: Date, told: Partial<HandOver> = {}): HandOver {
  return { ...told, id: randomUUID(), begunAt: now.getTime() };
}

/** Whether a hand-over that ends now was faster than a person; who says all in one message may be as fast. */
export function isHasty({ begunAt, isWhole }: HandOver, now: Date): boolean {
  return !isWhole && now.getTime() - begunAt < shortestHandOverMs;
}

/**
 * Takes what the visitor says next: name, then contact, then the matter. Who says more at once is asked for less.
 *
 * @param answer empty when nothing was said since it began
 * @param isAsked for a name: what is no contact may then be one. What a message says by itself is not guessed
 */
export function continueHandOver(
  answer: string,
  handOver: HandOver,
  said: readonly string[],
  words: MeenaWords,
  isAsked = true,
): HandOverStep {
  const { name: knownName, contact: knownContact, doubted } = handOver;
  const given = detailsGiven(answer, knownName === undefined && isAsked);
  // Who gives another name or number wants to be called so, and there.
  const renamed = knownName === undefined ? undefined : nameSaid(answer);
  const corrected = knownContact === undefined ? undefined : correctedPart(answer, knownContact);
  const name = renamed ?? knownName ?? given.name;
  // A number that was asked for once more is taken as it is.
  const contact = given.contact ?? corrected ?? knownContact ?? doubted;
  const isOnlyThat = corrected !== undefined || ((given.contact ?? renamed) && !given.matter);
  const isMatterAsked = isAsked && knownName !== undefined && knownContact !== undefined && !isOnlyThat;
  // Words around a name or a number may be the matter; instead of either they are a slip.
  const isAnswer = given.name !== undefined || (knownContact === undefined && given.contact !== undefined);
  const says = isMatterAsked || (isAnswer && given.matter !== undefined) ? answer.trim() : "";
  // What was said before it began belongs to it.
  const before = handOver.matter === undefined ? says : withBefore(handOver.matter, says);
  const matter = says.length >= shortestMatter ? before : handOver.matter;
  const known: HandOver = {
    ...handOver,
    ...(name && { name }),
    ...(contact && { contact }),
    ...(matter && { matter: matterToKeep(matter) }),
  };
  if (name === undefined && given.contact !== undefined && isAsked)
    return { say: "handOverNameToo", handOver: known };
  if (name === undefined) return { say: isAsked ? "handOverNameAgain" : "handOverName", handOver: known };
  if (contact === undefined)
    return {
      say: knownName === undefined || !isAsked ? "handOverContact" : "handOverContactAgain",
      handOver: known,
    };
  if (contact !== knownContact && doubted === undefined && isShortPhone(contact)) {
    const { contact: _short, ...rest } = known;
    return { say: "handOverPhoneShort", handOver: { ...rest, doubted: contact } };
  }
  if (matter === undefined) return { say: "handOverMatter", handOver: known };
  return { say: "handOverDone", handOver: known, complete: messageFor(name, contact, matter, said, words) };
}

/** Numbers of mobile phones have ten digits in India, of landlines with their area code too. */
const phoneDigits = 10;

/** Whether a contact is nothing but a phone number that lacks a digit. */
function isShortPhone(contact: string): boolean {
  const phone = phoneIn(contact);
  return (
    phone !== undefined && emailIn(contact) === undefined && phone.replace(/\D/g, "").length < phoneDigits
  );
}

/** A matter as the conversation's state holds it. The browser keeps the state, so no identity number may be in it. */
export function matterToKeep(text: string): string {
  return maskIdentityNumbers(text).slice(0, longestMatter);
}

/** Between messages that are one matter. */
export const between = " / ";

/** What was said last is told in full: "after 3 pm please". */
function withBefore(matter: string, says: string): string {
  if (matter.includes(says)) return matter;
  const room = Math.max(0, longestMatter - says.length - between.length);
  return [matter.slice(0, room), says].join(between);
}

const beforeTranscript = "\n\n";

/** What messageFor() was made from. */
export function passedOnIn({ name, email, phone, query, reference }: MessageForTeam): PassedOn {
  const [matter = ""] = query.split(`${beforeTranscript}> `);
  const contact = [phoneIn(phone), emailIn(email)].filter((part) => part !== undefined).join(", ");
  return { name, contact, matter: matterToKeep(matter), reference };
}

function messageFor(
  name: string,
  contact: string,
  matter: string,
  said: readonly string[],
  words: MeenaWords,
): NonNullable<HandOverStep["complete"]> {
  const none = words.sentences.handOverNoPhone;
  // What was said is kept with its numbers blacked out.
  const transcript = said
    .filter((line) => !matter.includes(line) && !redact(matter).includes(line))
    .map((line) => `> ${line}`)
    .join("\n");
  // That of a paper is stored sealed, as the contact form's is; that of a person not at all.
  const told = longNumberIn(matter) === "person" ? maskIdentityNumbers(matter) : matter;
  const query = [told, transcript].filter((part) => part !== "").join(beforeTranscript);
  const message: ContactMessage = {
    ...emptyContactFields,
    name,
    email: emailIn(contact) ?? none,
    phone: phoneIn(contact) ?? none,
    subject: words.sentences.handOverSubject,
    query: query.slice(0, contactLimits.query),
  };
  return { message, matter: told };
}
