import type { NewSavedReply } from "#contract/desk/saved.ts";
import { site } from "./site.ts";

/**
 * The saved replies and mail templates that a new desk begins with. Staff change and delete them on the desk. {name},
 * {reference} and {job} are filled in there.
 */
export const firstSavedReplies: readonly NewSavedReply[] = [
  {
    part: "inbox",
    title: "We will call you",
    subject: "",
    text: `Dear {name},

Thank you for your message {reference}. We have read it, and a colleague will call you on the number that you gave us.

Kind regards
${site.name}`,
  },
  {
    part: "inbox",
    title: "What we need for a price",
    subject: "",
    text: `Dear {name},

Thank you for your message {reference}. To quote a price, we need:

- what you want to send, and how much it weighs
- the size of the largest piece
- both addresses, with the floor
- the day and the time

Please reply with what you have. You can send the rest later.

Kind regards
${site.name}`,
  },
  {
    part: "inbox",
    title: "We cannot do this",
    subject: "",
    text: `Dear {name},

Thank you for your message {reference}. We are unable to take up this request at present and regret the inconvenience.

Kind regards
${site.name}`,
  },
  {
    part: "applicants",
    title: "We have your application",
    subject: "Your application for the job of {job}",
    text: `Dear {name},

Thank you for applying for the job of {job}. Your reference is {reference}. Our team will review your application and contact you if you are shortlisted.

Kind regards
${site.name}`,
  },
  {
    part: "applicants",
    title: "Invitation to an interview",
    subject: "Interview for {job}",
    text: `Dear {name},

We have read your application for the job of {job} and would like to interview you. Please reply with two days and times that suit you. Please carry your Aadhaar card (or the document that we agreed on), and your driving licence if you have one.

Kind regards
${site.name}`,
  },
  {
    part: "applicants",
    title: "Not this time",
    subject: "Your application for the job of {job}",
    text: `Dear {name},

Thank you for applying for the job of {job}. We have gone ahead with another candidate this time. You are welcome to apply again for another job.

Kind regards
${site.name}`,
  },
];
