import type { Applicant, Stage } from "#contract/desk/applicants.ts";
import type { AuditEntry } from "#contract/desk/audit.ts";
import type { ChatTurn } from "#contract/desk/chat.ts";
import type { Message, MessageStatus } from "#contract/desk/inbox.ts";
import type { DeskJob } from "#contract/desk/jobs.ts";
import type { RecordPart } from "#contract/desk/kinds.ts";
import type { OutboxItem } from "#contract/desk/outbox.ts";
import type { StaffMember } from "#contract/desk/people.ts";
import type { SavedReply } from "#contract/desk/saved.ts";
import { emptyContactFields } from "#contract/form-fields.ts";

/** The records of the fake desk: believable, and the same on each start but for the times. */

const hourMs = 3_600_000;
const started = Date.now();

export function hoursAgo(hours: number): string {
  return new Date(started - hours * hourMs).toISOString();
}

const senders = [
  ["Harpreet Kaur", "harpreet@kaurtraders.example", "98140 22331"],
  ["Rohit Sharma", "rohit.sharma@mail.example", "9876543210"],
  ["Anjali Mehta", "anjali@mehtafurnishings.example", "+91 99110 45120"],
  ["Gurdeep Singh Sandhu", "gurdeep.sandhu@mail.example", "98722 10101"],
  ["Sunita Devi", "sunita.devi@mail.example", "70420 55667"],
  ["Mohammed Farhan", "farhan@citytents.example", "8196033445"],
  ["Lakshmi Narayanan", "lakshmi.n@mail.example", "94170 88990"],
  ["Pawan Kumar", "not an address", "9988"],
] as const;

const matters = [
  [
    "Quote for 3 vehicles daily, Mohali to Zirakpur",
    "We run a wholesale business in Mohali Phase 8 and send about forty cartons to Zirakpur every morning.\n\nCan you give us a monthly rate for three electric vehicles, Monday to Saturday, with one helper each? We would like to begin on the 1st.",
  ],
  [
    "Delivery did not come yesterday",
    "My booking was for 4 pm yesterday and nobody came, nobody called. I had taken half a day off. What happens now with the advance that I paid?",
  ],
  [
    "दुकान शिफ्ट करनी है, कितना खर्च होगा?",
    "नमस्ते, हमें अपनी दुकान का सामान सेक्टर 22 से मनीमाजरा ले जाना है। लगभग 25 कार्टन और दो अलमारी हैं। कृपया बताएं कि कितना खर्च आएगा और किस दिन हो सकता है।",
  ],
  [
    "Invoice with our GST number",
    "Please send the invoice for October again with our GST number. Our accountant cannot use the present one.",
  ],
  [
    "Can your vehicle carry a refrigerator upright?",
    "It is 1.8 m high and weighs 92 kg. Second floor, no lift. Is help with the stairs included?",
  ],
  [
    "Feedback on Trackk",
    "The live position was ten minutes behind on Monday. Otherwise a good service, the driver was polite.",
  ],
] as const;

export const people: StaffMember[] = [
  person("p-admin", "Meera Bhatia", "meera@greenmile.example", "admin"),
  person("p-sales", "Ravi Malhotra", "ravi@greenmile.example", "sales"),
  person("p-sales-2", "Simran Gill", "simran@greenmile.example", "sales"),
  person("p-hr", "Kavita Rao", "kavita@greenmile.example", "hr"),
  {
    ...person("p-viewer", "Dev Anand Joshi", "dev@greenmile.example", "viewer"),
    active: false,
    sessionCount: 0,
  },
];

function person(id: string, name: string, email: string, role: StaffMember["role"]): StaffMember {
  return {
    id,
    name,
    email,
    role,
    active: true,
    secondFactor: role === "admin",
    secondFactorRequired: role === "admin",
    createdAt: hoursAgo(2000),
    lastSeenAt: hoursAgo(role === "admin" ? 0.1 : 20),
    sessionCount: 1,
    version: 1,
  };
}

export function staffName(id: string) {
  const found = people.find((one) => one.id === id);
  if (!found) throw new Error(`The fake desk has no person ${id}`);
  return { id, name: found.name };
}

const statuses: readonly MessageStatus[] = ["new", "new", "open", "new", "waiting", "done"];

export const messages: Message[] = Array.from({ length: 120 }, (_, index) => message(index));

function message(index: number): Message {
  const [name, email, phone] = senders[index % senders.length] ?? senders[0];
  const [subject, text] = matters[index % matters.length] ?? matters[0];
  const status = statuses[(index * 5) % statuses.length] ?? "new";
  const age = index * 1.7 + 0.4;
  const isDue = status === "new" || status === "open";
  const overdue = isDue && age > 9;
  const digits = phone.replace(/\D/g, "");
  const { query: _, ...emptyFields } = emptyContactFields;
  return {
    ...emptyFields,
    id: `m-${index}`,
    reference: `GM-${String(48_213 + index * 37).padStart(6, "0")}`,
    name,
    email,
    phone,
    subject,
    excerpt: text.replace(/\s+/g, " ").slice(0, 140),
    receivedAt: hoursAgo(age),
    status,
    owner: index % 3 === 0 ? staffName("p-sales") : index % 7 === 0 ? staffName("p-admin") : null,
    dueAt: isDue ? new Date(started + (9 - age) * hourMs).toISOString() : null,
    overdue,
    snoozedUntil: index === 11 ? hoursAgo(-30) : null,
    unread: index % 4 === 0 && status === "new",
    quarantine: index % 29 === 13 ? "trap" : null,
    noteCount: index % 5 === 0 ? 1 : 0,
    replyCount: status === "waiting" || status === "done" ? 1 : 0,
    undelivered: null,
    duplicateCount: index === 2 ? 1 : 0,
    version: 1,
    text,
    heldIdentityNumber: index === 4,
    phoneDigits: digits.length >= 10 ? `91${digits.slice(-10)}` : null,
    replyTo: email.includes("@") ? email : null,
    notes:
      index % 5 === 0
        ? [
            {
              id: `n-${index}`,
              at: hoursAgo(age - 0.2),
              by: staffName("p-sales"),
              text: "Called once, nobody answered. @Simran Gill can you try in the evening?",
              mentions: [staffName("p-sales-2")],
            },
          ]
        : [],
    replies:
      status === "waiting" || status === "done"
        ? [
            {
              id: `r-${index}`,
              at: hoursAgo(age - 0.3),
              by: staffName("p-sales"),
              to: email,
              subject: `Re: ${subject}`,
              text: "Thank you for writing to us. A colleague looks into it and will call you today.",
              state: "delivered",
              error: null,
            },
          ]
        : [],
    history: [
      { id: `h-${index}-1`, at: hoursAgo(age), by: null, action: "inbox.received", detail: {} },
      {
        id: `h-${index}-2`,
        at: hoursAgo(age - 0.1),
        by: staffName("p-sales"),
        action: "inbox.changed",
        detail: { statusFrom: "new", statusTo: status },
      },
    ],
    samePerson: [],
    samePersonMore: false,
    duplicates: [],
    viewers: index === 0 ? [staffName("p-sales")] : [],
  };
}

export const stages: Stage[] = (
  [
    ["s-new", "New", "new"],
    ["s-call", "Phone call", "active"],
    ["s-trial", "Trial drive", "active"],
    ["s-offer", "Offer", "active"],
    ["s-hired", "Hired", "hired"],
    ["s-rejected", "Rejected", "rejected"],
  ] as const
).map(([id, name, kind], position) => ({
  id,
  name,
  kind,
  position,
  templateId: id === "s-call" || id === "s-rejected" ? `t-${id}` : null,
  applicantCount: 0,
  version: 1,
}));

export const jobs: DeskJob[] = [
  job("j-1", "Delivery driver, electric 3-wheeler", "Mohali", "Open"),
  job("j-2", "Warehouse helper", "Zirakpur", "Open"),
  job("j-3", "Fleet technician", "Chandigarh", "Draft"),
  job("j-4", "Telecaller, customer support", "Mohali", "Closed"),
];

function job(id: string, title: string, city: string, status: DeskJob["status"]): DeskJob {
  return {
    id,
    title,
    city,
    text: "You drive our electric vehicles in the city and hand parcels over with a smile.\n\nYou need a valid licence, a phone, and three years on Indian roads.",
    employmentType: "FULL_TIME",
    status,
    sample: false,
    postedAt: status === "Draft" ? null : hoursAgo(400),
    changedAt: hoursAgo(200),
    applicantCount: status === "Draft" ? 0 : 12,
    version: 1,
  };
}

const applicantNames = [
  "Balwinder Singh",
  "Neha Verma",
  "Arjun Thakur",
  "Imran Qureshi",
  "Jaspreet Kaur",
  "Suresh Yadav",
  "Pooja Rani",
  "Vikram Chauhan",
] as const;

export const applicants: Applicant[] = Array.from({ length: 34 }, (_, index) => applicant(index));

function applicant(index: number): Applicant {
  const stage = stages[[0, 0, 1, 0, 2, 3, 1, 4, 5][index % 9] ?? 0];
  const of = jobs[index % 2];
  if (!stage || !of) throw new Error("The fake desk has no such stage or job");
  const name = applicantNames[index % applicantNames.length] ?? "";
  return {
    id: `a-${index}`,
    reference: `JA-${String(10_431 + index * 53)}`,
    name,
    phoneNumber: `98${String(14_022_331 + index * 7919).slice(0, 8)}`,
    job: { id: of.id, title: of.title, city: of.city },
    stage: { id: stage.id, name: stage.name, kind: stage.kind },
    stageSince: hoursAgo(index * 7 + 2),
    owner: index % 4 === 0 ? staffName("p-hr") : null,
    rating: index % 3 === 0 ? 4.5 : null,
    receivedAt: hoursAgo(index * 9 + 3),
    applicationNumber: index === 9 ? 2 : 1,
    commentCount: index % 6 === 0 ? 1 : 0,
    quarantine: null,
    erasureDueAt: index === 5 ? hoursAgo(-40) : null,
    version: 1,
    address: "House 1182, Phase 3B2, Mohali, Punjab 160059",
    description:
      "I drove a Tata Ace for four years and an electric loader since 2024. I know Mohali and Zirakpur well and can start next week.",
    email: index % 2 === 0 ? `${name.toLowerCase().replace(/\s+/g, ".")}@mail.example` : null,
    identity: {
      aadhaarMasked: "XXXX XXXX 7412",
      aadhaarPlausible: index !== 3,
      licenceMasked: index % 2 === 0 ? "XXXX 1234" : null,
    },
    ratings: index % 3 === 0 ? [{ by: staffName("p-hr"), rating: 5, at: hoursAgo(20) }] : [],
    myRating: null,
    comments:
      index % 6 === 0
        ? [
            {
              id: `c-${index}`,
              at: hoursAgo(12),
              by: staffName("p-hr"),
              text: "Good on the phone, knows the area.",
              mentions: [],
            },
          ]
        : [],
    mails: [],
    history: [
      { id: `ah-${index}`, at: hoursAgo(index * 9 + 3), by: null, action: "applicants.received", detail: {} },
      {
        id: `ah-${index}-stage`,
        at: hoursAgo(index * 7 + 2),
        by: staffName("p-hr"),
        action: "applicants.stage",
        detail: { stageFrom: "New", stageTo: stage.name },
      },
      {
        id: `ah-${index}-rating`,
        at: hoursAgo(index * 7 + 1),
        by: staffName("p-hr"),
        action: "applicants.rating",
        detail: { rating: 4 },
      },
    ],
    stages: [{ stage: stage.name, from: hoursAgo(index * 7 + 2), to: null }],
    samePerson: [],
  };
}

export const savedReplies: SavedReply[] = [
  savedReply(
    "t-1",
    "inbox",
    "Thank you, we call you",
    "Dear {name},\n\nthank you for your message {reference}. A colleague will call you within the day.\n\nKind regards",
  ),
  savedReply(
    "t-2",
    "inbox",
    "Monthly rate: what we need to know",
    "Dear {name},\n\nfor a monthly rate please tell us the number of drops a day, the days of the week, and the usual load.",
  ),
  savedReply(
    "t-s-call",
    "applicants",
    "Invitation to a phone call",
    "Dear {name},\n\nthank you for applying as {job}. When may we call you this week?",
  ),
  savedReply(
    "t-s-rejected",
    "applicants",
    "Rejection",
    "Dear {name},\n\nthank you for applying as {job} (reference {reference}). This time we have chosen somebody else.",
  ),
];

function savedReply(id: string, part: RecordPart, title: string, text: string): SavedReply {
  return {
    id,
    part,
    title,
    subject: part === "applicants" ? "Your application as {job}" : "",
    text,
    changedAt: hoursAgo(300),
    changedBy: staffName("p-admin"),
    version: 1,
  };
}

export const outbox: OutboxItem[] = [
  {
    id: "o-1",
    channel: "mail",
    kind: "reply",
    subject: { type: "message", id: "m-1", label: "GM-048250", name: "Sunita Devi" },
    status: "dead",
    attempts: 9,
    createdAt: hoursAgo(30),
    dueAt: null,
    finishedAt: hoursAgo(2),
    lastError: "550 5.1.1 The email account that you tried to reach does not exist",
  },
  {
    id: "o-2",
    channel: "webhook",
    kind: "contact-message",
    subject: { type: "message", id: "m-0", label: "GM-048213", name: "Harpreet Kaur" },
    status: "pending",
    attempts: 3,
    createdAt: hoursAgo(1),
    dueAt: hoursAgo(-0.5),
    finishedAt: null,
    lastError: "connect ECONNREFUSED 127.0.0.1:9999",
  },
  {
    id: "o-3",
    channel: "mail",
    kind: "application",
    subject: { type: "applicant", id: "a-0", label: "GM-A2B3C4", name: "Balwinder Singh" },
    status: "delivered",
    attempts: 1,
    createdAt: hoursAgo(4),
    dueAt: null,
    finishedAt: hoursAgo(4),
    lastError: null,
  },
];

const asked: readonly Pick<ChatTurn, "message" | "reply" | "outcome" | "topic" | "language">[] = [
  {
    message: "do you take old batteries back",
    reply:
      "I do not know that yet. A colleague can tell you: shall I take your name and number, or would you rather call?",
    outcome: "unknown",
    topic: null,
    language: "en",
  },
  {
    message: "kya aap Shimla tak jaate ho raat ko",
    reply: "Is route par hum abhi nahi chalte. Intercity route yeh hain: Delhi, Chandigarh, Ludhiana.",
    outcome: "unknown",
    topic: "routes",
    language: "hi-Latn",
  },
  {
    message: "What does a three-wheeler carry?",
    reply: "Up to 500 kg, and boxes up to 1.6 m long. Tell me what you want to send, and I name the vehicle.",
    outcome: "answered",
    topic: "vehicle-capacity",
    language: "en",
  },
];
export const chatTurns: ChatTurn[] = Array.from({ length: 30 }, (_, index) => ({
  ...(asked[index % asked.length] as (typeof asked)[number]),
  id: `c-${index}`,
  session: `web-${Math.floor(index / 3)}`,
  at: hoursAgo(index * 2 + 1),
}));

/** Newest first: several messages that were done at once, then one thing at a time. */
export const audit: AuditEntry[] = [...bulkChange(), ...singleChanges()];

function bulkChange(): AuditEntry[] {
  const at = hoursAgo(0.5);
  return [43, 42, 41].map((sequence) => ({
    sequence,
    at,
    actor: staffName("p-sales"),
    action: "inbox.changed",
    subjectType: "message",
    subjectId: `m-${sequence - 40}`,
    subjectLabel: `GM-0482${sequence}`,
    detail: { statusFrom: "new", statusTo: "done" },
    hash: sequence.toString(16).padStart(64, "a"),
  }));
}

function singleChanges(): AuditEntry[] {
  return Array.from({ length: 40 }, (_, index) => ({
    sequence: 40 - index,
    at: hoursAgo(index * 3),
    actor: index % 5 === 4 ? null : staffName(index % 2 === 0 ? "p-admin" : "p-hr"),
    action:
      ["session.begin", "inbox.changed", "applicants.revealed", "jobs.changed", "people.invited"][
        index % 5
      ] ?? "",
    subjectType: ["staff", "message", "applicant", "job", "staff"][index % 5] ?? "",
    subjectId: ["p-admin", "m-1", "a-2", "j-1", "p-sales"][index % 5] ?? "",
    subjectLabel: [null, "GM-7Q2K4M", "GM-A2B3C4", "Driver partner", null][index % 5] ?? null,
    detail:
      [
        {},
        { statusFrom: "new", statusTo: "open" },
        { reason: "The contract needs it" },
        { statusFrom: "Draft", statusTo: "Open" },
        { role: "sales" },
      ][index % 5] ?? {},
    hash: (index + 1).toString(16).padStart(64, "a"),
  }));
}
