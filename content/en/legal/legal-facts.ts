import { chatTurnsKeptDays } from "#contract/chat-limits.ts";
import { placeholder } from "../../placeholder.ts";
import type { LegalFacts, LegalWords } from "../../schema/legal.ts";

export const legalWords: LegalWords = {
  inShort: "In short",
  contents: "On this page",
  effective: "Effective from",
};

/**
 * What the specification leaves to the owner. The server enforces only the chat's period of retention
 * (`contract/chat-limits.ts`), and those of messages and applications once an admin sets them on the desk.
 */
export const legalFacts: LegalFacts = {
  entity: placeholder("Greenmile Logistics Private Limited", "legal name of the company"),
  registeredOffice: placeholder(
    "Industrial Area, Phase 8, Mohali, Punjab 160071",
    "registered office of the company",
  ),
  courts: placeholder("the courts at Mohali, Punjab", "courts that are agreed on for disputes"),
  grievanceOfficer: {
    name: placeholder("The Grievance Officer", "name of the grievance officer"),
    email: placeholder("grievance@greenmile.example", "email of the grievance officer"),
    times: placeholder(
      "We acknowledge your grievance within 48 hours and settle it within one month.",
      "how soon a grievance is acknowledged and settled; counsel has to confirm it",
    ),
  },
  analytics: placeholder(
    "This website uses no analytics service at present.",
    "name of the statistics service, if one is switched on",
  ),
  retention: {
    contactMessages: placeholder("12 months after the last message", "how long contact messages are kept"),
    applications: placeholder(
      "6 months after the job was filled or closed",
      "how long applications that led to no job are kept",
    ),
    hiredApplications: placeholder(
      "while the person works with us, and then as long as labour and tax law require",
      "how long the applications of people who were hired are kept",
    ),
    chat: placeholder(`${chatTurnsKeptDays} days`, "how long chat transcripts are kept on the server"),
    technicalLogs: placeholder("12 months", "how long technical records are kept"),
    bookings: placeholder(
      "as long as tax and company law require for accounts",
      "how long bookings, invoices and payments are kept",
    ),
    backups: placeholder(
      "at most 30 days later",
      "whether backups are encrypted, and after how many days they are deleted",
    ),
    trackkLocation: placeholder("90 days", "how long Trackk keeps location records"),
    trackkPhotos: placeholder("90 days", "how long Trackk keeps photographs"),
    trackkAttendance: placeholder(
      "12 months, or longer where labour law requires it",
      "how long Trackk keeps attendance and duty records",
    ),
    trackkTickets: placeholder("12 months after they were closed", "how long Trackk keeps leave and tickets"),
  },
};
