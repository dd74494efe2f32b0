import { contactAbout } from "#contract/contact-topics.ts";
import { paths } from "#contract/routes.ts";
import { formatAmount } from "../format/english.ts";
import { placeholder } from "../placeholder.ts";
import type { HiringContent } from "../schema/hiring.ts";
import { answerTimes } from "./answer-times.ts";
import { sayRule } from "./rule-sentences.ts";
import { rules } from "./rules.ts";
import { site } from "./site.ts";

const { identity } = rules;

const otherDocument = placeholder(
  "To use another document, write to us before you apply.",
  "confirmation that applicants may prove their identity with another document",
);

/** The Join us page. Its heading stands with the other banners. */
export const hiring: HiringContent = {
  picture: {
    name: "hiring",
    alt: "An electric truck with its door open in the yard of the depot: a vest on the door, helmet, flask and clipboard beside it, two more trucks behind",
  },
  jobs: {
    title: "Current openings",
    lead: "Apply on this page, and our team calls you.",
    loading: "Loading current openings…",
    apply: "Apply",
    none: {
      picture: "search-empty",
      title: "There are no openings at the moment.",
      text: "New openings appear here first. You can also write to us now with your work experience and your city.",
      link: { label: "Write to us", to: contactAbout("work") },
    },
    failed: {
      title: "We could not load the current openings.",
      text: "Whatever you typed is still here. Please check your connection and try again.",
      retry: "Try again",
    },
  },
  posting: {
    description: (title, city) =>
      `${site.name} has an opening: ${title} in ${city}. We move freight on a 100% electric four-wheeler fleet. Apply on this page with your name, address, phone number and Aadhar number.`,
  },
  form: {
    title: "Your application",
    another: "Apply for another job",
    lead: `Fields marked * are required. To ask about pay and working hours, call ${site.phones[0]}.`,
    fields: {
      jobId: { label: "Job" },
      name: { label: "Name", hint: "As written on your documents." },
      address: { label: "Address" },
      phoneNumber: {
        label: "Phone",
        hint: `${formatAmount(identity.phone)}, without +91. We will call you on this number.`,
      },
      licenseNumber: {
        label: "Licence number (optional)",
        hint: "For a driving job, give your driving licence number or keep it ready for our call.",
      },
      aadharNumber: {
        label: "Aadhar number",
        hint: `${formatAmount(identity.aadhaar)}, used only to verify your identity. It is stored encrypted, and deleted along with your application. The application cannot be submitted without it. ${otherDocument}`,
      },
      description: {
        label: "About you (optional)",
        hint: "Your work experience, and when you can start.",
      },
    },
    lookAgain: "Please check this number: a digit may be wrong. You can still send it.",
    chooseJob: "Choose a job",
    chosenJob: "The job you chose",
    send: "Submit application",
    sending: "Sending…",
    next: `We call applicants ${answerTimes.applicants}.`,
  },
  // The exact words of the specification.
  alerts: {
    sent: "Application submitted successfully!",
    notAccepted: "Something went wrong. Please try again.",
    serverError: "Server error. Please check your connection.",
  },
  panel: {
    title: "What happens next",
    call: {
      title: "We call you",
      text: `We call applicants ${answerTimes.applicants}, on the number in the form.`,
    },
    documents: {
      title: "Keep your documents ready",
      text: "Your Aadhar card and, for a driving job, your driving licence.",
    },
    data: {
      title: "Your data is yours",
      text: `Your entries are saved only on this device until you submit the form, for up to one day. Your Aadhar and licence numbers are never saved on it. ${sayRule("dataDeletion")}`,
    },
    policy: { label: "How we handle your data", to: paths["privacy-policy"] },
  },
};
