import { placeholder } from "../placeholder.ts";
import type { AnswerTimes } from "../schema/answer-times.ts";

/**
 * When the office is open, and how soon it answers: forms, the Contact page and Meena say it in these words. The
 * specification names neither.
 */
export const answerTimes: AnswerTimes = {
  // A new desk starts with the same hours and the same time (server/desk-settings/).
  officeHours: placeholder("Monday to Saturday, 10 AM to 7 PM", "hours of the office and its phones"),
  reply: placeholder("within 4 office hours", "how soon the team answers a message"),
  applicants: placeholder("within 3 working days", "how soon the team calls applicants"),
};
