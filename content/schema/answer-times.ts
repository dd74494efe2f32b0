import { z } from "zod";

const time = z.string().regex(/^\d\d:\d\d$/);

const words = z.string().min(5).max(60);

/** When the office is open, and how soon it answers. */
export const answerTimesSchema = z.strictObject({
  officeHours: words,
  /** The same for the program. 1 is Monday; India's time. */
  open: z.strictObject({ days: z.array(z.number().int().min(1).max(7)).min(1), from: time, to: time }),
  /** When a message is answered; follows "We reply". */
  reply: words,
  /** The same for the program. */
  replyHours: z.number().positive(),
  /** When an application is answered; follows "We call applicants". */
  applicants: words,
});
export type AnswerTimes = z.infer<typeof answerTimesSchema>;
