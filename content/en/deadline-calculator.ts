import { contactAbout } from "#contract/contact-topics.ts";
import { formatAmount } from "../format/english.ts";
import type { DeadlineCalculatorContent } from "../schema/deadline-calculator.ts";
import { helpLinks } from "./navigation.ts";
import { sayRule } from "./rule-sentences.ts";
import { rules } from "./rules.ts";

const { requestedWithin } = rules.refunds;

const labelWhenPassed = "Write to us anyway";
const complaint = { label: "Write your complaint", labelWhenPassed, to: contactAbout("complaint") };
const refund = { label: "Write your request", labelWhenPassed, to: contactAbout("refund") };

/** The calculator of deadlines on Terms and Refund policy. The periods are those of rules.ts. */
export const deadlineCalculator: DeadlineCalculatorContent = {
  titles: {
    terms: "Until when can I cancel or complain?",
    refund: "Until when can I ask for a refund?",
  },
  lead: "Tell us when it happened, and we will show your last date.",
  complaintApart: `These dates are for a refund only. A written complaint must reach us within ${formatAmount(rules.complaintsWithin)}.`,
  what: "What happened",
  day: "Day",
  time: "Time, with AM or PM",
  timeExample: "5:30 PM",
  problems: {
    unread: "Enter the time as 5:30 PM or 17:30.",
    "no-half": "Morning or evening? Add AM or PM, for example 5:30 PM.",
    future: "This has not happened yet. Check the day and the time.",
    year: "Check the year.",
    day: "Choose the day too.",
  },
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
      passed: (time) => `Free cancellation ended on ${time}.`,
      rule: sayRule("cancellationFee"),
      action: { ...helpLinks.cancelling, label: "How to cancel", labelWhenPassed: "How to cancel" },
    },
    complain: {
      title: "Complain in writing",
      until: (time) => `until ${time}`,
      passed: (time) => `The time to complain in writing ended on ${time}.`,
      rule: sayRule("complaints"),
      action: complaint,
    },
    object: {
      title: "Report a problem with the delivery",
      until: (time) => `until ${time}`,
      passed: (time) => `The time to report a problem ended on ${time}.`,
      rule: sayRule("deliveryAccepted"),
      action: complaint,
    },
    refund: {
      title: "Request your refund",
      until: (time) => `by ${time} (day ${requestedWithin.from}) to be safe`,
      passed: (time) => `Day ${requestedWithin.from} ended on ${time}. Please send your request now.`,
      rule: sayRule("refundRequest"),
      action: refund,
    },
    refundAtLast: {
      title: "Last day to ask for a refund",
      until: (time) => `is ${time} (day ${requestedWithin.to})`,
      passed: (time) => `The last day to ask for a refund was ${time}.`,
      rule: sayRule("refundRequest"),
      action: refund,
    },
  },
  open: "Still open",
  passed: "This has passed",
  calendar: "Add to calendar",
  fileName: "deadline.ics",
};
