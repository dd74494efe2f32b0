import { z } from "zod";
import { templateSchema } from "./template.ts";

const words = z.string().min(2).max(200);
const at = templateSchema<[time: string]>();

/** The events from which a deadline runs. */
export const ruleEvents = ["allocated", "used", "delivered", "issue"] as const;
export type RuleEvent = (typeof ruleEvents)[number];

export const deadlineCalculatorSchema = z.strictObject({
  /** The question that it answers, on each page. */
  titles: z.strictObject({ terms: words, refund: words }),
  lead: words,
  /** A note beside the dates of a refund. */
  complaintApart: words,
  what: words,
  day: words,
  time: words,
  timeExample: words,
  /** Error messages for the day and the time. Each says what is wrong and what to enter instead. */
  problems: z.strictObject({ unread: words, "no-half": words, future: words, year: words, day: words }),
  events: z.record(z.enum(ruleEvents), words),
  /** The deadlines, by what has to be done. */
  deadlines: z.record(
    z.enum(["cancel", "complain", "object", "refund", "refundAtLast"]),
    z.strictObject({
      title: words,
      until: at,
      passed: at,
      rule: words,
      /** How to do it; a visitor who is late is not turned away. */
      action: z.strictObject({ label: words, labelWhenPassed: words, to: z.string().startsWith("/") }),
    }),
  ),
  open: words,
  passed: words,
  calendar: words,
  fileName: z.string().regex(/^[a-z-]+\.ics$/),
});
export type DeadlineCalculatorContent = z.infer<typeof deadlineCalculatorSchema>;
export type DeadlineName = keyof DeadlineCalculatorContent["deadlines"];
