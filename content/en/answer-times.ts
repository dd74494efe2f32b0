import { formatAmount } from "../format/english.ts";
import { formatOfficeHours } from "../format/english-date.ts";
import { placeholder } from "../placeholder.ts";
import type { AnswerTimes } from "../schema/answer-times.ts";

/** A new desk starts with these (server/desk-settings/), and the quote form compares them with the wished day. */
const open = { days: [1, 2, 3, 4, 5, 6], from: "10:00", to: "19:00" };
const officeHours = formatOfficeHours(open);
const replyHours = 4;
const reply = formatAmount({ value: replyHours, unit: "working hours" });

/**
 * When the office is open, and how soon it answers: forms, the Contact page and Meena say it in these words. The
 * specification names neither.
 */
export const answerTimes: AnswerTimes = {
  officeHours: placeholder(officeHours, "hours of the office and its phones"),
  open,
  reply: placeholder(`within ${reply}`, "how soon the team answers a message"),
  replyHours,
  applicants: placeholder("within 3 working days", "how soon the team calls applicants"),
};
