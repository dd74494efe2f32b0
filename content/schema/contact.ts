import { z } from "zod";
import { contactMessageSchema } from "#contract/contact.ts";
import { contactTopics } from "#contract/contact-topics.ts";
import { pictureSchema } from "./picture.ts";
import { templateSchema } from "./template.ts";

const words = z.string().min(2).max(200);
const fieldWords = z.strictObject({
  label: z.string().max(40),
  hint: words.optional(),
  /** Under the empty field, in place of the hint. */
  missing: words.optional(),
});

export const contactSchema = z.strictObject({
  title: words,
  lead: words,
  form: z.strictObject({
    title: words,
    another: words,
    lead: words,
    fields: z.record(contactMessageSchema.keyof(), fieldWords),
    send: words,
    sending: words,
    /** Before the form, where the panel with the phone numbers is below it. */
    call: words,
    /** Above the form when the form of another page has filled it in. */
    carriedOver: words,
    /** After the reference: when the team answers, and the words before its phone number. */
    next: words,
    /** The same once it was sent, by the office's hours: "Monday", "2 PM". */
    nextBy: templateSchema<readonly [day: string, time: string]>(),
    /** Put around it while the office is closed. */
    closedNow: templateSchema<readonly [next: string]>(),
    /** Beside it: how the team reaches the visitor, by what was typed. */
    reach: z.strictObject({
      both: templateSchema<readonly [phone: string, email: string]>(),
      phone: templateSchema<readonly [phone: string]>(),
      /** With a number that cannot be called. */
      email: templateSchema<readonly [email: string, phone: string]>(),
      nothing: templateSchema<readonly [phone: string, email: string]>(),
    }),
    urgent: words,
  }),
  /** The form that a link has filled in with the lines of a topic. */
  topic: z.strictObject({
    /** Below the message, in place of its hint: which lines are empty. They may be sent so. */
    unfilled: templateSchema<readonly [names: string]>(),
    /** In the same place, when none is. */
    filled: words,
    /** What the link fills in: a subject, and the names of the lines that the team needs. */
    messages: z.record(
      z.enum(contactTopics),
      z.strictObject({ subject: words, lines: z.array(words).min(2) }),
    ),
    /** Where the topics with a time limit have their calculator of deadlines. */
    deadlines: z.partialRecord(
      z.enum(contactTopics),
      z.strictObject({ label: words, to: z.string().startsWith("/") }),
    ),
  }),
  /** The page for a visitor who comes from the quote form. */
  quote: z.strictObject({
    lead: words,
    /** When the price comes. */
    price: words,
    trip: templateSchema<readonly [trip: string]>(),
    corporate: templateSchema<readonly [service: string]>(),
    change: words,
    message: words,
    send: words,
    /** Above the message of a quote request that was accepted. */
    sent: words,
    /** Put before the name of the vehicle that the site showed, below that message. */
    vehicle: words,
  }),
  alerts: z.strictObject({
    sent: words,
    notAccepted: words,
    /** Stands before the server's message. */
    errorPrefix: z.string().max(20),
    serverError: words,
    noResponse: words,
    unexpected: words,
  }),
  panel: z.strictObject({
    title: words,
    office: words,
    phones: words,
    hours: words,
    email: words,
    track: z.strictObject({ title: words, text: words, late: words }),
    /** The link to the office's card for an address book. */
    save: words,
    picture: pictureSchema,
  }),
  map: z.strictObject({
    title: words,
    place: words,
    note: words,
    show: words,
    hide: words,
    open: words,
    /** What is written on our own drawing, and what it shows for those who do not see it. */
    drawing: z.strictObject({
      name: words,
      office: words,
      mohali: words,
      chandigarh: words,
      panchkula: words,
      lake: words,
      highway: words,
      north: z.string().length(1),
      scale: words,
    }),
    /** What the map shows, in degrees: west, south, east, north. */
    bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  }),
});
export type ContactContent = z.infer<typeof contactSchema>;
