import type { NewSavedReply } from "#contract/desk/saved.ts";
import { site } from "./site.ts";

/**
 * The saved replies and mail templates that a new desk begins with. Staff change and delete them on the desk. {name},
 * {reference} and {job} are filled in there.
 */
export const firstSavedReplies: readonly NewSavedReply[] = [
  {
    kind: "inbox",
    title: "We will call you",
    subject: "",
    text: `Dear {name},

Thank you for your message {reference}. We have read it, and a colleague will call you on the number that you gave us.

Kind regards
${site.name}`,
  },
  {
    kind: "inbox",
    title: "What we need for a price",
    subject: "",
    text: `Dear {name},

Thank you for your message {reference}. To name a price, we need to know:

- what you want to send, and how much it weighs
- the size of the largest piece
- both addresses, with the floor
- the day and the time

Please answer this mail with what you know. The rest can follow.

Kind regards
${site.name}`,
  },
  {
    kind: "inbox",
    title: "We cannot do this",
    subject: "",
    text: `Dear {name},

Thank you for your message {reference}. We are sorry: this is something that we cannot carry or do for you, so please look for another company in time.

Kind regards
${site.name}`,
  },
  {
    kind: "applicants",
    title: "We have your application",
    subject: "Your application as {job}",
    text: `Dear {name},

Thank you for applying as {job}. Your reference is {reference}. We read every application and will call you if we have questions.

Kind regards
${site.name}`,
  },
  {
    kind: "applicants",
    title: "Invitation to talk",
    subject: "Your application as {job}: let us talk",
    text: `Dear {name},

We have read your application as {job} and would like to meet you. Please answer this mail with two days and times that suit you. Bring your Aadhaar card, and your driving licence if you have one.

Kind regards
${site.name}`,
  },
  {
    kind: "applicants",
    title: "Not this time",
    subject: "Your application as {job}",
    text: `Dear {name},

Thank you for applying as {job}. We have chosen somebody else this time. You are welcome to apply again for another job.

Kind regards
${site.name}`,
  },
];
