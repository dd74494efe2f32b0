import type { RuleClockContent } from "../schema/rule-clock.ts";
import { sayRule } from "./rule-sentences.ts";

/** The calculator of deadlines on Terms and Refund policy. The periods are those of rules.ts. */
export const ruleClock: RuleClockContent = {
  title: "Check your deadline",
  lead: "Tell us what happened and when. You see until when you can act.",
  what: "What happened",
  when: "When",
  events: {
    allocated: "A driver was allocated",
    used: "I used the service",
    delivered: "The delivery was confirmed",
    issue: "Something went wrong",
  },
  deadlines: {
    cancel: {
      title: "Cancel free of charge",
      until: (time) => `until ${time}`,
      rule: sayRule("cancellationFee"),
    },
    complain: { title: "Complain in writing", until: (time) => `until ${time}`, rule: sayRule("complaints") },
    object: {
      title: "Say that the delivery is not in order",
      until: (time) => `until ${time}`,
      rule: sayRule("deliveryAccepted"),
    },
    refund: { title: "Ask for a refund", until: (time) => `best by ${time}`, rule: sayRule("refundRequest") },
    refundAtLast: {
      title: "Last day for a refund request",
      until: (time) => `until ${time}`,
      rule: sayRule("refundRequest"),
    },
  },
  open: "Still open",
  passed: "This has passed",
  calendar: "Add to calendar",
  fileName: "deadline.ics",
};
