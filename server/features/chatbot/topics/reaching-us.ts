import type { Topic } from "./topic.ts";

/** Concepts of a message that asks where its goods are. */
export const whereabouts: readonly string[] = ["where", "liveLocation", "track"];

/** Phone, email, office and the rest of how to reach the company. */
export const reachingUsTopics: readonly Topic[] = [
  {
    id: "contact",
    covers: ["phone", "email", "address"],
    say: ["contact"],
    pages: ["contact"],
    suggest: ["person"],
  },
  {
    id: "unreached",
    computed: "driverUnreached",
    first: ["unreached"],
    say: ["refundTotal", "grievance", "track"],
    // "Nine days, two mails, and the refund has not come."
    onlyOf: { refundTotal: ["refund"], grievance: ["refund", "complaint"], track: whereabouts },
    pages: ["contact"],
    suggest: ["person"],
  },
  {
    id: "phone",
    first: ["phone"],
    say: ["numberOfOthers", "email"],
    firstIf: { numberOfOthers: ["personal"] },
    onlyOf: { numberOfOthers: ["personal"], email: ["email"] },
    pages: ["contact"],
    suggest: ["person"],
  },
  {
    id: "email",
    first: ["email"],
    say: ["phone"],
    onlyOf: { phone: ["phone"] },
    pages: ["contact"],
    suggest: ["person"],
  },
  {
    id: "address",
    computed: "office",
    say: ["address", "officeWay"],
    pages: ["contact"],
  },
  {
    id: "hours",
    computed: "hours",
    pages: ["contact"],
    suggest: ["person"],
  },
  {
    id: "sunday",
    say: ["sunday"],
    pages: ["contact"],
    suggest: ["person"],
  },
  {
    id: "phone-language",
    unstated: "phoneLanguage",
    pages: ["contact"],
    outcome: "unknown",
    suggest: ["person"],
  },
  {
    id: "reply-time",
    say: ["replyTime"],
    pages: ["contact"],
    suggest: ["person"],
  },
  {
    id: "social",
    computed: "social",
    pages: ["home"],
  },
  {
    id: "whatsapp",
    say: ["whatsapp"],
    pages: ["contact"],
    outcome: "unknown",
    suggest: ["person"],
  },
  { id: "person", say: ["contact"], pages: ["contact"], suggest: ["person"] },
  { id: "leave-message", say: ["contact"], pages: ["contact"], suggest: ["person"] },
];
