import { formatAmount, formatCount, formatUnit } from "../format/english.ts";
import type { HiringContent } from "../schema/hiring.ts";
import { rules } from "./rules.ts";
import { site } from "./site.ts";

const { dataDeletedWithin, identity } = rules;

/** The Join us page. Its heading stands with the other banners. */
export const hiring: HiringContent = {
  picture: {
    name: "hiring",
    alt: "Four colleagues, seen from behind, walk towards the electric trucks at the loading doors of the depot",
  },
  jobs: {
    title: "Open jobs",
    loading: "Looking up the open jobs…",
    apply: "Apply",
    none: {
      picture: "search-empty",
      title: "No job is open right now.",
      text: "New ones appear here first. Write to us what you do and in which city, so that we know of you when one opens.",
      link: { label: "Write to us", to: "/contact-us" },
    },
    failed: {
      title: "The open jobs could not be loaded.",
      text: "Nothing that you typed is lost. Please check your connection and try again.",
      retry: "Try again",
    },
  },
  posting: {
    description: (title, city) =>
      `${site.name} has an opening: ${title} in ${city}. We move freight on a 100% electric four-wheeler fleet. Apply on this page with your name, address, phone number and Aadhar number.`,
  },
  form: {
    title: "Your application",
    lead: "Fields marked * are required.",
    fields: {
      jobId: { label: "Job" },
      name: { label: "Name", hint: "As it is written on your papers." },
      address: { label: "Address" },
      phoneNumber: {
        label: "Phone",
        hint: `${formatAmount(identity.phone)}, without +91. We call this number.`,
      },
      licenseNumber: {
        label: "Licence number (optional)",
        hint: "Of your driving licence, if the job is behind the wheel.",
      },
      aadharNumber: {
        label: "Aadhar number",
        hint: `${formatAmount(identity.aadhaar)}. We use it for one purpose: to verify who you are before we hire you. Without it we cannot take your application. It is encrypted before it is stored, apart from everything else.`,
      },
      description: {
        label: "About you (optional)",
        hint: "What you have driven or done so far, and when you could start.",
      },
    },
    chooseJob: "Choose a job",
    send: "Submit application",
    sending: "Sending…",
  },
  // To the word as specified.
  alerts: {
    sent: "Application submitted successfully!",
    notAccepted: "Something went wrong. Please try again.",
    serverError: "Server error. Please check your connection.",
  },
  panel: {
    title: "Before you start",
    facts: [
      { figure: formatCount(identity.phone.value), text: "digits of the phone number that reaches you" },
      {
        figure: formatCount(identity.aadhaar.value),
        text: "digits of your Aadhar number: have the card at hand",
      },
      {
        figure: formatCount(dataDeletedWithin.value),
        text: `${formatUnit(dataDeletedWithin)} until your data is deleted, once you ask for it`,
      },
    ],
    draftKept:
      "What you type stays in this tab until it is sent, all but your Aadhar and licence numbers, which are kept nowhere on this device.",
    policy: { label: "How we handle your data", to: "/privacy-policy" },
  },
};
