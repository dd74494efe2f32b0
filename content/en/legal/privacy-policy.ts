import { formatUnit } from "../../format/english.ts";
import { list, table, terms, text } from "../../format/legal-blocks.ts";
import { placeholder } from "../../placeholder.ts";
import type { LegalDocument } from "../../schema/legal.ts";
import { sayRule } from "../rule-sentences.ts";
import { rules } from "../rules.ts";
import { site } from "../site.ts";
import { legalFacts } from "./legal-facts.ts";

const { dataDeletedWithin } = rules;
const { retention } = legalFacts;

/**
 * What this site and our services do with personal data. Whoever changes what the site stores,
 * encrypts or sends elsewhere changes this text too: it describes the code as it is.
 */
export const privacyPolicy: LegalDocument = {
  effective: placeholder("1 November 2026", "date from which the privacy policy applies"),
  intro: `${legalFacts.entity} (“${site.name}”, “we”) is the Data Fiduciary, that is, the one who decides why and how your personal data is processed. This privacy policy covers this website and our services; the Trackk app has a privacy policy of its own.`,
  keyFigures: [
    {
      figure: `${dataDeletedWithin.value}`,
      unit: formatUnit(dataDeletedWithin),
      text: "from your request until your data is deleted",
    },
    {
      figure: "1",
      unit: "purpose",
      text: "for which applicants are asked for their Aadhaar number: identity",
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
            "The contact form sends your name, email address, phone number, the subject and your message. We use them to answer you, to prepare a quote and to follow up the matter you wrote about.",
          ],
          [
            "When you apply for a job",
            `The application form sends your name, address, phone number, Aadhaar number and the job you chose and, if you fill them in, your driving licence number and a few words about yourself. ${sayRule("phoneDigits")} We use all this to look at your application, to reach you and to prepare a contract if we hire you.`,
          ],
          [
            "When you chat",
            "Our assistant Meena receives what you type, a random session number and the state of the conversation. If you ask for a person, your name, a way to reach you and the conversation go to our staff. Do not type identity or card numbers into the chat; phone and Aadhaar numbers are blacked out before a conversation is stored.",
          ],
          [
            "When you book or ship",
            "Names, phone numbers and addresses of sender and receiver, details of the load, the course of the trip, invoices and payments. We need them to carry the goods, to be paid and to keep the accounts that the law demands.",
          ],
          [
            "When you visit this website",
            "Your browser’s request with its network address, the page and the time, which every web server needs to answer and to ward off abuse.",
          ],
        ),
      ],
    },
    {
      id: "aadhaar",
      title: "Your Aadhaar number",
      blocks: [
        text(
          `We ask applicants for it for one purpose: to make sure that the person who will be trusted with vehicles and with customers’ goods is who he or she says. ${sayRule("aadhaarDigits")} The form cannot be sent without it.`,
        ),
        text(
          placeholder(
            "If you would rather prove your identity with another document, write to us before you apply and we will tell you how.",
            "confirmation that applicants may prove their identity with another document",
          ),
        ),
        text(
          "It is encrypted as soon as it arrives and kept apart from the rest of the application. It is never kept in your browser, written into a log or a message, exported, or used to look you up elsewhere. The licence number is protected in the same way.",
        ),
        text(
          placeholder(
            "Staff see all digits but the last four hidden. Seeing them in full needs a reason, and who looked, when and why is recorded.",
            "how staff see identity numbers, and that it is recorded",
          ),
        ),
      ],
    },
    {
      id: "legal-basis",
      title: "On what grounds",
      blocks: [
        text(
          "We process your data because you have given it to us for a stated purpose and agree to that use, because we need it to carry out what you have booked, or because a law obliges us to. What applies are the Digital Personal Data Protection Act, 2023 and the rules under it as they come into force and, until they replace them, the Information Technology Act, 2000 and its rules on sensitive personal data.",
        ),
        text(
          "You may withdraw your consent at any time, as easily as you gave it: one message to us is enough. What was done before remains lawful; what we cannot do without the data, such as going on with an application, then ends.",
        ),
      ],
    },
    {
      id: "on-your-device",
      title: "What stays on your device",
      blocks: [
        text(
          "The chat keeps three things in your browser’s local storage: the session number, the state of the conversation and the messages. “Clear” in the chat window removes the messages and the state. What you have typed into a form and not yet sent is kept in the browser tab until it is sent or the tab is closed, so that a lost connection does not cost you your work; identity numbers never are.",
        ),
        text("We set no advertising cookies and do not follow you to other websites."),
      ],
    },
    {
      id: "who-sees-it",
      title: "Who else sees it",
      blocks: [
        list(
          "Our own staff, as far as their work needs it: sales and support read messages, HR reads applications.",
          "The driver and the receiver of your shipment: what they need to hand the goods over.",
          "The payment provider of On Demand, for paying. The other services take no payment online.",
          "Companies that run servers or send mail for us, under contract and only on our instructions.",
          "Authorities and courts, when a law obliges us.",
          [
            "OpenStreetMap, if you ask for its map on the ",
            { label: "Contact page", to: "/contact-us" },
            ": your browser then fetches it there and so shows your network address. Where JavaScript is off, the map is there without asking.",
          ],
          `A statistics service, if one is switched on. ${legalFacts.analytics}`,
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
        text(
          "Then it is deleted or made anonymous. You need not wait for it: you can have it deleted earlier.",
        ),
      ],
    },
    {
      id: "deletion",
      title: "Having your data deleted",
      blocks: [
        text([
          `${sayRule("dataDeletion")} Write to ${site.email} or use the `,
          { label: "contact form", to: "/contact-us" },
          ", from the address or with the phone number that the data belongs to, so that nobody else can have it deleted.",
        ]),
        text(
          "If a law obliges us to keep part of it longer, such as invoices or records that the data protection rules want kept for a time, we tell you which part and which law, use it for nothing else, and delete it when the law permits.",
        ),
      ],
    },
    {
      id: "your-rights",
      title: "Your rights",
      blocks: [
        text("As a Data Principal, that is, the person whom the data is about, you may"),
        list(
          "ask for a summary of the data we process and of those with whom we shared it,",
          "have it corrected, completed, brought up to date or erased,",
          "withdraw a consent,",
          "have a grievance heard by us,",
          "name another person who exercises these rights if you die or can no longer do so.",
        ),
        text(
          "All of this is free of charge. If our answer does not satisfy you, you may turn to the Data Protection Board of India.",
        ),
      ],
    },
    {
      id: "children",
      title: "Children",
      blocks: [
        text([
          "Our services are for adults only; the age is in the ",
          { label: "terms and conditions", to: "/Terms-condition" },
          ". We do not knowingly collect data of children. If you believe that a child has sent us some, tell us and we delete it.",
        ]),
      ],
    },
    {
      id: "security",
      title: "How we protect it",
      blocks: [
        text(
          placeholder(
            "Staff work on a separate system that cannot be reached from this website, with roles that limit what each may see.",
            "the system that staff work with, and its roles",
          ),
        ),
        text(
          "Everything travels encrypted. Identity numbers are encrypted where they are stored, each record with a key of its own. If data is nevertheless exposed, we tell the persons concerned and the authorities as the law prescribes.",
        ),
      ],
    },
    {
      id: "changes",
      title: "Changes to this privacy policy",
      blocks: [
        text(
          "A new version appears here with the date from which it applies. If it concerns what you agreed to, we ask you again.",
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
        text("Write in English, Hindi or Punjabi. Say what the grievance is about and how we can reach you."),
      ],
    },
  ],
};
