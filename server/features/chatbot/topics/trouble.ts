import type { Topic } from "./topic.ts";

/** When something went wrong: complaints, damage, deliveries that failed or came late. */
export const troubleTopics: readonly Topic[] = [
  {
    id: "complaint",
    when: ["complaint"],
    also: "how where when howLong deadline write driver book want load deliver email within @days late service phone who refund give address pay form after contact app arrive",
    rules: ["complaints"],
    say: ["complaintHow"],
    pages: ["terms", "contact"],
    suggest: ["person"],
  },
  {
    id: "damage",
    when: ["damage", "lost", "liability"],
    also: "load what who liability damage lost box deliver complaint how claim lastMile refund track",
    say: ["damage"],
    rules: ["complaints"],
    pages: ["terms"],
    suggest: ["person"],
  },
  {
    id: "failed",
    when: ["failed"],
    also: "load deliver driver lastMile vehicle what box",
    computed: "refundCases",
    say: ["complaintHow"],
    pages: ["refund-policy", "contact"],
    suggest: ["person", "refund"],
  },
  {
    id: "grievance",
    when: ["grievance"],
    also: "who email officer contact complaint how phone address",
    say: ["grievance"],
    pages: ["privacy-policy", "terms"],
  },
  {
    id: "delivered",
    when: ["delivered", "deliver accept", "delivered afterRide"],
    also: "when howLong deliver not accept what @minutes delivered deadline after receiver arrive load",
    rules: ["deliveryAccepted"],
    pages: ["terms"],
  },
  {
    id: "receiver-absent",
    when: ["unavailable"],
    also: "deliver receiver what",
    say: ["receiverThere"],
    rules: [],
    pages: ["terms"],
  },
  {
    id: "late",
    when: ["delay", "late deliver"],
    also: "deliver load what driver vehicle lastMile",
    say: ["noTimes"],
    computed: "refundCases",
    pages: ["terms", "refund-policy"],
    suggest: ["person"],
  },
];
