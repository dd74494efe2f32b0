import { contactAbout } from "#contract/contact-topics.ts";
import { partPath, paths } from "#contract/routes.ts";
import { formatRupees, formatUnit } from "../../format/english.ts";
import { terms as definitions, list, text } from "../../format/legal-blocks.ts";
import { placeholder } from "../../placeholder.ts";
import type { LegalDocument } from "../../schema/legal.ts";
import { bookingHelp } from "../booking-help.ts";
import { sayRule } from "../rule-sentences.ts";
import { rules } from "../rules.ts";
import { site } from "../site.ts";
import { legalFacts } from "./legal-facts.ts";

const { cancellation, complaintsWithin, minimumAge } = rules;

/** The terms of a booking. Source: the specification, sections 4, 5, 6 and 9. */
export const terms: LegalDocument = {
  effective: placeholder("1 November 2026", "date from which the terms and conditions apply"),
  intro: `These terms apply between you and ${legalFacts.entity} (“${site.name}”, “we”) whenever you book, use or receive one of our services, or use this website.`,
  keyFigures: [
    {
      figure: `${minimumAge.value}+`,
      unit: formatUnit(minimumAge),
      text: "of age, to use our services",
    },
    {
      figure: formatRupees(cancellation.fee.value),
      unit: "fee",
      text: `for a cancellation later than ${cancellation.freeFor.value}\u00a0${formatUnit(cancellation.freeFor)} after a driver was allocated`,
    },
    {
      figure: `${complaintsWithin.value}`,
      unit: formatUnit(complaintsWithin),
      text: "after use to send us a complaint in writing",
    },
  ],
  sections: [
    {
      id: "agreement",
      title: "The agreement",
      blocks: [
        text(
          "By making a booking, handing goods over to us or using this website, you agree to these terms. If you act for a company, you confirm that you are authorised to bind it. In that case “you” means the company.",
        ),
        text([
          "Two more documents are part of these terms. The ",
          { label: "privacy policy", to: paths["privacy-policy"] },
          " explains how we handle personal data. The ",
          { label: "refund policy", to: paths["refund-policy"] },
          " explains when we refund money and how we price a trip. If we have a written contract with a corporate customer, that contract prevails over these terms where the two differ.",
        ]),
      ],
    },
    {
      id: "definitions",
      title: "Definitions",
      blocks: [
        definitions(
          ["Customer", sayRule("customerRole")],
          ["Driver", sayRule("driverRole")],
          ["Receiver", sayRule("receiverRole")],
          ["Authorised officers", sayRule("officersRole")],
        ),
      ],
    },
    {
      id: "who-may-use",
      title: "Who may use our services",
      blocks: [
        text(
          `${sayRule("minimumAge")} By booking you confirm that you meet this condition and can enter into a contract under Indian law.`,
        ),
        text(
          "The name, phone number, addresses and load details you give us must be correct. You are responsible for every booking made with your phone number or account, so do not share it. Tell us at once if someone else has used it.",
        ),
      ],
    },
    {
      id: "booking",
      title: "Booking and drivers",
      blocks: [
        text(
          "With On Demand you book an electric four-wheeler that is available near you. We notify verified drivers nearby, and one of them can accept the request. Your booking is confirmed when a driver has been allocated to it.",
        ),
        text(`${sayRule("driverAllocation")} ${sayRule("payment")}`),
        text(
          `${sayRule("driverMayRefuse")} This includes stopping, parking, turning or loading where it is not allowed, overspeeding and overloading. You must not pressure a driver to do any of these.`,
        ),
        text([
          `${sayRule("companyMayCancel")} If we do, you pay no cancellation fee. The `,
          { label: "refund policy", to: partPath(paths["refund-policy"], "eligible") },
          " explains what happens to any payment already made.",
        ]),
      ],
    },
    {
      id: "cancellation",
      title: "When you cancel",
      blocks: [
        text(`${bookingHelp.cancel} ${bookingHelp.cancelLate}`),
        text(sayRule("cancellationFee")),
        text(`${sayRule("suspension")} You cannot make bookings during this time.`),
        text(
          `${sayRule("figuresMayChange")} The figure published here at the time of your booking applies to that booking.`,
        ),
      ],
    },
    {
      id: "assured-booking",
      title: "Assured booking",
      blocks: [
        text("Three conditions apply:"),
        list(sayRule("assuredHours"), sayRule("assuredClusters"), sayRule("assuredUsers")),
      ],
    },
    {
      id: "loads",
      title: "Loads and loading",
      blocks: [
        list(sayRule("boxes"), sayRule("groundFloor"), sayRule("carryingDistance")),
        text(
          "Pack the goods to withstand a normal journey by road, and label anything that must stay upright or dry. The load must fit the load bed and stay within the vehicle’s weight capacity. If it is larger or heavier than booked, the driver may leave part of it behind or decline the trip.",
        ),
        text(
          "Keep ready all documents that must travel with the goods by law, such as the invoice and, where needed, the e-way bill. You are responsible for making sure they are complete and correct.",
        ),
        text(
          "Do not hand over anything that is illegal to carry, such as arms, drugs, or stolen or counterfeit goods. We do not carry people or live animals. Tell us in advance about cash, jewellery or anything else of unusual value. We may decline it.",
        ),
      ],
    },
    {
      id: "dangerous-goods",
      title: "Dangerous Goods",
      blocks: [
        text(sayRule("dangerousGoods")),
        text(
          "Dangerous Goods are substances and articles that can harm people, property or the environment on the road, such as explosives, gases, flammable liquids, poisons and corrosives. If you hand them over without that approval or under another name, we may stop the trip, unload the goods or make them safe at your cost, and you are liable for any damage they cause.",
        ),
      ],
    },
    {
      id: "charges",
      title: "Charges",
      blocks: [
        text([
          "For our price range and what the price depends on, see ",
          { label: "Pricing", to: partPath(paths["refund-policy"], "pricing") },
          ".",
        ]),
        text(sayRule("returnToll")),
        text(
          `${sayRule("invoices")} Until it is settled, the customer who booked also remains liable for it.`,
        ),
        text(
          `${sayRule("lien")} This means we may hold the goods until all dues on them are paid. We then hand them over without delay.`,
        ),
      ],
    },
    {
      id: "delivery",
      title: "Delivery",
      blocks: [
        text(
          "Someone must be present at the drop to receive the goods. Check them while the driver is there, note any shortage or visible damage on the delivery document, and keep the packaging.",
        ),
        text(sayRule("deliveryAccepted")),
        text(
          "Arrival times are estimates. Traffic, weather, road blocks, checks by the authorities and waiting time at the pickup can change them.",
        ),
      ],
    },
    {
      id: "complaints",
      title: "Complaints",
      blocks: [
        text([
          `${sayRule("complaints")} Write to ${site.email} or use the `,
          { label: "contact form", to: contactAbout("complaint") },
          ". Tell us which booking it is about, what happened and what you want us to do. Photos help.",
        ]),
      ],
    },
    {
      id: "liability",
      title: "Our liability",
      blocks: [
        text(
          "We are liable for loss of or damage to goods in our custody as the law provides. Where it applies, this includes the Carriage by Road Act, 2007 with its limits and its periods for giving notice of a claim. If those limits are too low for your goods, declare a higher value in writing before loading. We recommend transit insurance for high-value goods.",
        ),
        text(
          "We are not liable for damage caused by poor packing, the nature of the goods, wrong details, unlawful contents or events beyond our control. As far as the law permits, we are also not liable for loss of profit or any other indirect loss.",
        ),
        text(
          "Nothing in these terms excludes or limits any liability or right that cannot be excluded or limited by law, including your rights as a consumer under the Consumer Protection Act, 2019.",
        ),
      ],
    },
    {
      id: "conduct",
      title: "Acceptable use",
      blocks: [
        text("You must not"),
        list(
          "abuse, threaten or endanger a driver or anyone else who works with us,",
          "make a booking you do not intend to use, or book in someone else’s name without permission,",
          "disrupt, copy in bulk or break into this website, the apps or the chat, or bypass their limits.",
        ),
        text(
          "We may suspend services to anyone who breaches these rules until the breach is resolved. Where possible, we first give them an opportunity to be heard.",
        ),
      ],
    },
    {
      id: "website",
      title: "This website",
      blocks: [
        text(
          "We take care to keep this website correct, but descriptions, drawings and examples are general information and not an offer. Answers from the chat assistant are also general information and do not promise any price, date or route.",
        ),
        text(
          "Texts, pictures, names and logos belong to us or to those who have allowed us to use them. We are not responsible for other websites that we link to.",
        ),
      ],
    },
    {
      id: "changes",
      title: "Changes to these terms",
      blocks: [
        text(
          "We may change these terms by publishing a new version here with the date from which it applies. The version published at the time of your booking applies to that booking.",
        ),
        text(
          "An exception for a single customer binds us only if it is agreed as set out under “Authorised officers” in “Definitions”.",
        ),
      ],
    },
    {
      id: "law",
      title: "Governing law and jurisdiction",
      blocks: [
        text(
          `These terms are governed by the laws of India. Disputes that are not settled amicably are subject to the jurisdiction of ${legalFacts.courts}, unless the law gives you, as a consumer, the right to approach another court or commission.`,
        ),
        text(
          "If any provision of these terms is held to be invalid or unenforceable, the remaining provisions continue in full effect.",
        ),
      ],
    },
    {
      id: "contact",
      title: "How to reach us",
      blocks: [
        text(
          `${legalFacts.entity}, ${legalFacts.registeredOffice}. Email ${site.email}. Grievances: ${legalFacts.grievanceOfficer.name}, ${legalFacts.grievanceOfficer.email}. ${legalFacts.grievanceOfficer.times}`,
        ),
      ],
    },
  ],
};
