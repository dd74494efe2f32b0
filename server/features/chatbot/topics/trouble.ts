import type { Topic } from "./topic.ts";

/** Whoever wants to go further than to the team. */
const higher = ["founder", "ceo", "coo", "officer", "consumer", "grievance"];
const time = ["howLong", "when", "arrive"];
/** The visitor is asked to pay more than was agreed. */
const more = ["extra", "extraCharge"];

/** When something went wrong: complaints, damage, deliveries that failed or came late. */
export const troubleTopics: readonly Topic[] = [
  {
    id: "complaint",
    isTrouble: true,
    computed: "complaintTime",
    rules: ["complaints"],
    say: ["complaintHow", "grievance"],
    onlyOf: { grievance: higher },
    pages: ["terms", "contact"],
    suggest: ["person"],
  },
  {
    id: "damage",
    isTrouble: true,
    isWhole: true,
    first: ["damageFirst"],
    computed: "complaintTime",
    say: ["damageNoRefund", "complaintAfter", "damageWhen", "damage", "complaintHow", "grievance"],
    // "Who pays for my broken glass?"
    firstIf: { damage: ["liability", "pay"] },
    rules: ["complaints"],
    onlyOf: { damageNoRefund: ["refund"], complaintAfter: time, damageWhen: time, grievance: higher },
    pages: ["refund-policy", "terms", "contact"],
    suggest: ["person"],
  },
  {
    id: "damage-sum",
    say: ["damage", "damageLimit", "damageWhen"],
    firstIf: { damageLimit: ["howMuch", "most", "limit"] },
    onlyOf: { damageWhen: time },
    pages: ["terms"],
    outcome: "unknown",
    suggest: ["person"],
  },
  {
    id: "failed",
    isTrouble: true,
    first: ["track"],
    computed: "refundOfFailure",
    say: ["complaintHow"],
    pages: ["refund-policy", "contact"],
    suggest: ["person", "refund"],
  },
  {
    id: "grievance",
    say: ["grievance"],
    pages: ["privacy-policy", "terms"],
  },
  {
    id: "complaint-settled",
    rules: ["complaints"],
    onlyOf: { complaints: ["deadline"] },
    say: ["complaintAfter", "grievance"],
    pages: ["contact", "privacy-policy"],
    suggest: ["person"],
  },
  {
    id: "delivered",
    computed: "delivered",
    rules: ["deliveryAccepted", "complaints"],
    say: ["wrongDrop"],
    pages: ["terms", "contact"],
  },
  {
    id: "receiver-absent",
    computed: "refundIfAsked",
    say: ["receiverThere", "placeClosed"],
    pages: ["terms", "refund-policy", "contact"],
    suggest: ["person"],
  },
  {
    id: "late",
    // Whether what has not come is late or will never come, nobody who waits can tell.
    covers: ["failed"],
    isTrouble: true,
    first: ["track"],
    computed: "refundOfDelay",
    // "It came late and all has wilted: who pays?"
    rules: ["complaints"],
    say: ["noTimes", "damage", "grievance"],
    onlyOf: {
      complaints: ["damage", "liability", "complaint", ...higher],
      damage: ["damage", "liability"],
      grievance: higher,
    },
    pages: ["terms", "refund-policy"],
    suggest: ["person"],
  },
  {
    id: "came-late",
    isTrouble: true,
    computed: "complaintTime",
    say: ["cameLate", "askedForMore", "damage", "grievance"],
    // "He came late, and now he wants more."
    firstIf: { askedForMore: more },
    onlyOf: {
      askedForMore: more,
      damage: ["damage", "liability"],
      grievance: higher,
    },
    pages: ["refund-policy", "terms"],
    suggest: ["person"],
  },
  { id: "beyond-control", say: ["beyondControl"], pages: ["terms"], suggest: ["person"] },
  {
    id: "delay-loss",
    first: ["delayLoss"],
    rules: ["complaints"],
    pages: ["terms", "refund-policy"],
    suggest: ["person"],
  },
  {
    id: "rude-driver",
    isTrouble: true,
    computed: "complaintTime",
    rules: ["complaints"],
    say: ["complaintHow"],
    pages: ["terms", "contact"],
    suggest: ["person"],
  },
  {
    id: "asked-for-more",
    isTrouble: true,
    first: ["askedForMore"],
    rules: ["complaints"],
    say: ["complaintHow"],
    pages: ["terms", "contact"],
    suggest: ["person"],
  },
  // In danger, a visitor first needs to read what to do, and no other answer beside it.
  {
    id: "danger",
    say: ["danger"],
    pages: ["contact"],
    suggest: ["person"],
  },
  {
    id: "unwanted-contact",
    isTrouble: true,
    say: ["unwantedContact"],
    pages: ["contact", "privacy-policy"],
    suggest: ["person"],
  },
  {
    id: "theft",
    say: ["damage", "theft"],
    // "Who is liable if it is stolen?"
    firstIf: { damage: ["liability"] },
    onlyOf: { damage: ["liability"] },
    pages: ["contact", "terms"],
    suggest: ["person"],
  },
  {
    id: "proof-of-delivery",
    rules: ["deliveryAccepted"],
    onlyOf: { deliveryAccepted: ["deadline", "howLong", "when", "complaint"] },
    say: ["proofOfDelivery"],
    pages: ["terms", "contact"],
    outcome: "unknown",
    suggest: ["person"],
  },
  {
    id: "left-behind",
    isTrouble: true,
    first: ["leftBehind"],
    rules: ["complaints"],
    pages: ["contact", "terms"],
    suggest: ["person"],
  },
  {
    id: "third-party-damage",
    isTrouble: true,
    say: ["thirdPartyDamage"],
    pages: ["contact"],
    suggest: ["person"],
  },
  {
    id: "breakdown",
    say: ["breakdown"],
    pages: ["contact", "refund-policy"],
    outcome: "unknown",
    suggest: ["person", "refund"],
  },
];
