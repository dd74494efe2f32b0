import type { Application } from "#contract/applicants.ts";
import type { ContactMessage } from "#contract/contact.ts";
import { formatAmount } from "../format/english.ts";
import { contact } from "./contact.ts";
import { rules } from "./rules.ts";

const { identity } = rules;

/** A field without a name here fails the type check. */
type FieldNames = Readonly<Record<keyof ContactMessage | keyof Application, string>>;

/**
 * What the server answers to a form and on errors. Every sentence says what to do next. The alerts whose words the
 * specification fixes stand in contact.ts and hiring.ts.
 */
export const apiMessages = {
  missing: (field: string) => `Please fill in your ${field}.`,
  notOfKind: (field: string, kind: string) => `Your ${field} must be ${kind}.`,
  /** By zod's names. */
  kinds: {
    string: "plain text, in quotation marks",
    number: "a number",
    int: "a whole number",
    boolean: "true or false",
    array: "a list",
    object: "a JSON object",
  } as Readonly<Record<string, string>>,
  /** Follows the name of an optional field. */
  orNothing: "You may also leave it out.",
  tooMuch: {
    text: (field: string, limit: string) =>
      `Your ${field} is too long. Please shorten it to ${limit} characters or fewer.`,
    list: (field: string, limit: string) => `Your ${field} may have ${limit} entries at most.`,
    number: (field: string, limit: string) => `Your ${field} is too high. The most is ${limit}.`,
  },
  tooLittle: {
    text: (field: string, limit: string) =>
      `Your ${field} is too short. Please enter ${limit} characters or more.`,
    list: (field: string, limit: string) => `Please choose ${limit} or more for your ${field}.`,
    number: (field: string, limit: string) => `Your ${field} is too low. The least is ${limit}.`,
  },
  notOneOf: (field: string, values: string) => `Your ${field} must be one of these: ${values}.`,
  unfit: (field: string) => `Your ${field} does not have the right form. Please check it.`,
  /** The names of the forms' fields in these sentences. */
  fields: {
    name: "name",
    email: "email",
    phone: "phone number",
    subject: "subject",
    query: "message",
    address: "address",
    phoneNumber: "phone number",
    licenseNumber: "licence number",
    aadharNumber: "Aadhar number",
    description: "description",
    jobId: "job",
  } satisfies FieldNames as Readonly<Record<string, string>>,
  /** Other fields whose names do not explain themselves. */
  otherFields: {
    next: "new password",
    current: "current password",
    answerWithinHours: "number of hours until a first answer",
    messagesKeptDays: "number of days until messages are deleted",
    applicationsKeptDays: "number of days until applications are deleted",
    secondFactorRequired: "choice about the second factor",
    from: "start time",
    to: "end time",
  } as Readonly<Record<string, string>>,
  /** For a form's field that is chosen from a list, not filled in. */
  unchosen: { jobId: "Please choose the job you are applying for." } as Readonly<Record<string, string>>,
  /** For a form's field that is filled in with the wrong format. */
  invalidFormat: {
    phoneNumber: `Your phone number must have ${formatAmount(identity.phone)} (0 to 9), without +91 or a leading 0.`,
    aadharNumber: `Your Aadhar number must have ${formatAmount(identity.aadhaar)} (0 to 9). Please check it against your card.`,
  } as Readonly<Record<string, string>>,
  otherInvalidFormat: {
    email: "Your email must be an address such as name@example.com.",
    officeHours: "The office has to be open for an hour or more. Please choose a later closing time.",
  } as Readonly<Record<string, string>>,
  unknownJob: "This job is not on our list. Please choose one of the current openings.",
  closedJob: "This job is no longer open. Please choose another one.",

  noBody: "Nothing was sent. Please send the form's fields as a JSON object.",
  brokenJson: "The data could not be read as JSON. Please check it and send it again.",
  notAnObject: "Please send the form's fields as a JSON object.",
  wrongContentType: "Please send the data as application/json.",
  tooLarge: "This is too large to send. Please shorten it and send it again.",
  tooSlow: "This took too long to reach us. Please check your connection and send it again.",
  headTooLarge: "The address or its headers are too long. Please shorten them and try again.",
  malformedRequest: "The request could not be understood. Please check it and send it again.",
  wrongMethod: (allowed: string) => `This address answers only to ${allowed}.`,
  nothingThere: "There is nothing at this address.",
  unknownCall: "There is no such call. The calls are listed at /api/openapi.json.",
  badKey: "The Idempotency-Key must be 1 to 200 visible characters.",
  keyReused: "This Idempotency-Key was used for something else. Please send this with a new key.",
  tooMany: (seconds: number) =>
    `Too many requests in a short time. Please try again in ${seconds === 1 ? "a second" : `${seconds} seconds`}.`,
  /** After a form that was sent without scripts and refused unread. */
  tooManyForms: (minutes: number) =>
    `Too many requests in a short time. Please use the browser's Back button to return to your form, wait ${minutes === 1 ? "a minute" : `${minutes} minutes`} and send it again.`,
  cannotSave: "We could not save this right now. Please try again in a few minutes.",
  unavailable: "This is not available right now. Please try again in a few minutes.",
  /** An unexpected error, in the specification's words. */
  unexpected: contact.alerts.serverError,
  /** For the programs that watch the server. */
  databaseAway: "The database does not answer.",
} as const;
