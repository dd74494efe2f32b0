import { placeholder } from "../placeholder.ts";
import type { AnswerTimes } from "../schema/answer-times.ts";

/**
 * When the office is open, and how soon it answers: forms, the Contact page and Meena say it in these words. The
 * specification names neither.
 */
export const answerTimes: AnswerTimes = {
  // `open` and `replyHours` say the same: a new desk starts with them (server/desk-settings/), and the order strip
  // compares them with the wished day.
  officeHours: placeholder("Monday to Saturday, 10 AM to 7 PM", "hours of the office and its phones"),
  open: { days: [1, 2, 3, 4, 5, 6], from: "10:00", to: "19:00" },
  reply: placeholder("within 4 office hours", "how soon the team answers a message"),
  replyHours: 4,
  applicants: placeholder("within 3 working days", "how soon the team calls applicants"),
};
