import { contactAbout } from "#contract/contact-topics.ts";
import { paths } from "#contract/routes.ts";
import { formatAmount, formatUnit } from "../../format/english.ts";
import { list, table, terms, text } from "../../format/legal-blocks.ts";
import { placeholder } from "../../placeholder.ts";
import type { LegalDocument } from "../../schema/legal.ts";
import { sayRule } from "../rule-sentences.ts";
import { rules } from "../rules.ts";
import { site } from "../site.ts";
import { legalFacts } from "./legal-facts.ts";

const { dataDeletedWithin, identity } = rules;
const { retention } = legalFacts;

/**
 * What this site and our services do with personal data. Whoever changes what the site stores,
 * encrypts or sends elsewhere changes this text too: it describes the code as it is.
 */
export const privacyPolicy: LegalDocument = {
  effective: placeholder("1 November 2026", "date from which the privacy policy applies"),
  intro: `${legalFacts.entity} (“${site.name}”, “we”) is the Data Fiduciary, which means we decide why and how your personal data is processed. This privacy policy covers this website and our services. The Trackk app has its own privacy policy.`,
  keyFigures: [
    {
      figure: `${dataDeletedWithin.value}`,
      unit: formatUnit(dataDeletedWithin),
      text: "to delete your data from the day you ask",
    },
    {
      figure: "1",
      unit: "reason",
      text: "to ask for your Aadhaar number: to verify your identity",
    },
    { figure: "0", unit: "advertising cookies", text: "set by this website" },
  ],
  sections: [
    {
      id: "what-we-collect",
      title: "What we collect, and why",
      blocks: [
        terms(
          [
            "When you write to us",
            "The contact form sends us your name, email address, phone number, subject and message. We use them to reply to you, prepare a quote and follow up on your request.",
          ],
          [
            "When you apply for a job",
            `The application form sends us your name, address, phone number (${formatAmount(identity.phone)}), Aadhaar number (${formatAmount(identity.aadhaar)}) and the job you chose. If you fill them in, it also sends your driving licence number and a few words about yourself. We use these details to review your application, to contact you and to prepare a contract if we hire you.`,
          ],
          [
            "When you chat",
            "Our assistant Meena receives what you type, a random session number and the state of the conversation. If you ask for a person, your name, your contact details and the conversation go to our staff. Please do not type identity or card numbers into the chat. Phone numbers and those of Aadhaar, driving licences, personal PAN and voter IDs are masked before we store a conversation.",
          ],
          [
            "When you book or ship",
            "We collect the names, phone numbers and addresses of the sender and the receiver, details of the load and the trip, invoices and payments. We need them to move the goods, get paid and keep the accounts that the law requires.",
          ],
          [
            "When you visit this website",
            "We receive your browser’s request with its IP address, the page and the time. Every web server needs these to respond and to prevent misuse.",
          ],
        ),
      ],
    },
    {
      id: "aadhaar",
      title: "Your Aadhaar number",
      blocks: [
        text(
          "We ask applicants for it for one reason: to verify the identity of a person who will handle vehicles and customers’ goods. You cannot submit the form without it.",
        ),
        text(
          placeholder(
            "To use another document, write to us before you apply, and we will tell you how.",
            "confirmation that applicants may prove their identity with another document",
          ),
        ),
        text(
          "We encrypt it as soon as it arrives and store it separately from the rest of the application. We never keep it in your browser, write it into a log or an email, export it, or use it to look you up elsewhere. We protect the licence number in the same way.",
        ),
        text(
          "We delete it with your application: after the time given under “How long we keep it”, or earlier if you ask us to.",
        ),
        text(
          "Staff see only the last four digits. Only authorised staff can open the full number. They must give a reason and enter their password again, and we record who looked, when and why.",
        ),
      ],
    },
    {
      id: "legal-basis",
      title: "Legal basis",
      blocks: [
        text(
          "We process your data because you gave it to us for a stated purpose and agreed to that use, because we need it to carry out your booking, or because a law requires it. The Digital Personal Data Protection Act, 2023 and its rules apply as they come into force. Until then, the Information Technology Act, 2000 and its rules on sensitive personal data apply.",
        ),
        text(
          "You may withdraw your consent at any time, as easily as you gave it. One message to us is enough. Withdrawal does not affect what we did lawfully before it. Anything that needs the data, such as processing your application, then stops.",
        ),
      ],
    },
    {
      id: "on-your-device",
      title: "What stays on your device",
      blocks: [
        text(
          "The chat keeps three things in your browser’s local storage: the session number, the state of the conversation and the messages. “Clear” in the chat window removes the messages and the state. Your browser keeps what you type into a form, the load planner or the chat until you send it, so that you do not lose it if the connection drops. If the tab closes before that, your text appears again when you next open this site within a day. A button below the form clears it. Text older than a day is deleted the next time the site is opened. Identity numbers are never kept.",
        ),
        text("We set no advertising cookies and do not follow you to other websites."),
      ],
    },
    {
      id: "who-sees-it",
      title: "Who else sees it",
      blocks: [
        list(
          "Our own staff, only as needed for their work: sales and support read messages, HR reads applications, and their managers may read both.",
          "The driver and the receiver of your shipment, who see what they need to hand over the goods.",
          "The payment provider for On Demand, to process your payment. The other services take no payment online.",
          "Companies that run servers or send emails for us, under contract and only on our instructions.",
          "Authorities and courts, when the law requires it.",
          [
            "OpenStreetMap, if you ask for its map on the ",
            { label: "Contact page", to: paths.contact },
            ". Your browser then loads the map from there, which shares your IP address. If your browser has JavaScript switched off, the map loads without your asking for it.",
          ],
          `An analytics service, if one is in use. ${legalFacts.analytics}`,
        ),
        text(
          placeholder(
            "We do not sell or rent out personal data.",
            "confirmation that personal data is neither sold nor rented out",
          ),
        ),
      ],
    },
    {
      id: "how-long",
      title: "How long we keep it",
      blocks: [
        table(
          "How long each kind of data is kept",
          ["Data", "Kept for"],
          ["Contact messages", retention.contactMessages],
          ["Applications that led to no job", retention.applications],
          ["Applications of people we hired", retention.hiredApplications],
          ["Chat conversations on our server", retention.chat],
          ["Bookings, invoices and payments", retention.bookings],
          ["Technical records", retention.technicalLogs],
        ),
        text("After that we delete or anonymise it. You can also ask us to delete it earlier."),
        text(
          "Our staff’s notes about your message or application, their emails to you and their ratings are kept as long as the message or application itself. We also keep a record of which member of our staff did what, and when. It names a message or an application by a number, without your name or words.",
        ),
      ],
    },
    {
      id: "deletion",
      title: "How to delete your data",
      blocks: [
        text([
          `${sayRule("dataDeletion")} Write to ${site.email} from the email address linked to the data, or use the `,
          { label: "contact form", to: contactAbout("deletion") },
          " with the email address or phone number linked to it, so that nobody else can have it deleted.",
        ]),
        text(
          "We then erase your message or application and everything linked to it: identity numbers, our staff’s notes and emails, any email not yet sent, and the chat with Meena in which you received the reference number. We keep only a note that something was erased, when and why.",
        ),
        text(`Our encrypted backups may still hold your data. They are deleted ${retention.backups}.`),
        text(
          "If the law requires us to keep part of it longer, such as invoices or records under the data protection rules, we tell you which part and which law. We use that part for nothing else and delete it when the law permits.",
        ),
      ],
    },
    {
      id: "your-rights",
      title: "Your rights",
      blocks: [
        text("As a Data Principal, which means the person the data is about, you may"),
        list(
          "ask for a summary of the data we process and who we shared it with,",
          "get it corrected, completed, updated or erased,",
          "withdraw your consent,",
          "raise a grievance with us,",
          "nominate another person to use these rights if you die or can no longer do so.",
        ),
        text(
          "All of this is free of charge. If you are not satisfied with our answer, you may approach the Data Protection Board of India.",
        ),
      ],
    },
    {
      id: "children",
      title: "Children",
      blocks: [
        text([
          "Our services are for adults only. The minimum age is in the ",
          { label: "terms and conditions", to: paths.terms },
          ". We do not knowingly collect data from children. If you believe a child has sent us data, tell us and we will delete it.",
        ]),
      ],
    },
    {
      id: "security",
      title: "How we protect it",
      blocks: [
        text(
          "Our staff work on a separate system that cannot be reached from this website. Each person signs in with an account of their own, roles limit what they can see and do, and every change is recorded in a log that cannot be altered unnoticed.",
        ),
        text(
          "All data is encrypted when it is sent. Identity numbers are also encrypted in storage, each record with its own key. If data is exposed in spite of this, we will inform the people affected and the authorities as the law requires.",
        ),
      ],
    },
    {
      id: "changes",
      title: "Changes to this privacy policy",
      blocks: [
        text(
          "We publish any new version here with the date from which it applies. If it changes what you agreed to, we ask for your consent again.",
        ),
      ],
    },
    {
      id: "grievances",
      title: "Grievance officer",
      blocks: [
        text(
          `${legalFacts.grievanceOfficer.name}, ${legalFacts.entity}, ${legalFacts.registeredOffice}. Email ${legalFacts.grievanceOfficer.email}.`,
        ),
        text(
          `Write in English, Hindi or Punjabi. Tell us what the grievance is about and how we can reach you. ${legalFacts.grievanceOfficer.times}`,
        ),
      ],
    },
  ],
};
