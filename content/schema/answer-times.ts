import { z } from "zod";

const words = z.string().min(5).max(60);

/** When the office is open, and how soon it answers. */
export const answerTimesSchema = z.strictObject({
  officeHours: words,
  /** After a message; follows "We reply". */
  reply: words,
  /** After an application; follows "We call applicants". */
  applicants: words,
});
export type AnswerTimes = z.infer<typeof answerTimesSchema>;
