import { keptDays } from "#contract/desk/limits.ts";
import type { DeskSettings } from "#contract/desk/settings.ts";

const allowedDays = `${keptDays.least} to ${keptDays.most}.`;

export const settingsWords = {
  title: "Settings",
  tabs: "Sections of the settings",
  office: "General",
  /** The tab of the texts, by who may write which. */
  replies: { inbox: "Saved replies", applicants: "Templates", both: "Replies and templates" },
  stages: "Stages",
  system: "System",
  officeHours: "Office hours",
  signingIn: "Signing in",
  officeLead: "When a first answer is due is counted in these hours alone, in India's time.",
  days: "Working days",
  dayNames: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  from: "From",
  to: "To",
  closesTooEarly: "The office has to be open for an hour or more: choose a later time.",
  answerWithin: "First answer within (hours)",
  secondFactor: "Everybody needs a second factor",
  secondFactorHint:
    "Anyone without one is asked to set it up at their next click. What they are writing is kept.",
  saved: "The settings are saved.",
  configuration: "Configuration",
  configurationLead: "Set on the server; docs/operations.md says how. Secrets are never shown.",
  value: "Value",
  isSet: "set",
  notSet: "not set",
  retention: "What is deleted, and when",
  retentionLead: "The server deletes these automatically. Everything else stays until somebody erases it.",
  retentionDays: (days: number | null) => {
    if (days === null) return "kept until somebody erases them";
    if (days < 1) return "after some minutes";
    return days === 1 ? "after a day" : `after ${days} days`;
  },
  kept: "How long we keep things",
  keptLead:
    "Set what the privacy policy on the website promises, under “How long we keep it”. Leave a field empty to keep everything.",
  keptForEver: "never",
  messagesKept: "Delete messages after (days)",
  messagesKeptHint: `Counted from its arrival, last note or last reply. ${allowedDays}`,
  applicationsKept: "Delete applications after (days)",
  applicationsKeptHint: `Counted from when the job was closed. Those of people you hired stay. ${allowedDays}`,
  testMail: "Send me a test mail",
  testMailSent: "The test mail is in the outbox.",
  repliesLead: "{name}, {reference} and {job} are filled in when the text is inserted.",
  newReply: { inbox: "New saved reply", applicants: "New template", both: "New reply or template" },
  unknownSlot: (slot: string) => `nothing fills ${slot} in; there are {name}, {reference} and {job}`,
  replyTitle: "Title",
  replyPart: "For",
  replyParts: { inbox: "Messages", applicants: "Applicants" },
  replySubject: "Subject of the mail",
  replySubjectHint: "Left empty, a reply keeps the subject of the message.",
  replyText: "Text",
  replyAdded: { inbox: "The saved reply is added.", applicants: "The template is added." },
  replyChanged: { inbox: "The saved reply is changed.", applicants: "The template is changed." },
  replyDeleted: { inbox: "The saved reply is deleted.", applicants: "The template is deleted." },
  noReplies: { inbox: "No saved reply yet", applicants: "No template yet", both: "Nothing is written yet" },
  stagesLead:
    "Applicants move through them from the first to the last. The first is where applications arrive.",
  newStage: "New stage",
  stageName: "Name",
  stageKind: "Kind",
  stageKinds: { new: "Arrival", active: "On the way", hired: "Ends: hired", rejected: "Ends: rejected" },
  stageTemplate: "Mail that is offered",
  noTemplate: "None",
  stageApplicants: (count: number) => (count === 1 ? "1 applicant" : `${count} applicants`),
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  editStage: (name: string) => `Edit the stage ${name}`,
  stageSaved: "The stage is saved.",
  stageDeleted: "The stage is deleted.",
} as const;

/** What the history calls what an admin has changed. */
export const settingNames: Readonly<Record<keyof DeskSettings, string>> = {
  officeHours: "the office hours",
  answerWithinHours: "when a first answer is due",
  secondFactorRequired: "who needs a second factor",
  messagesKeptDays: "how long messages are kept",
  applicationsKeptDays: "how long applications are kept",
};
