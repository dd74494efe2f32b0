import { formatUnit } from "../../format/english.ts";
import { terms as definitions, list, text } from "../../format/legal-blocks.ts";
import { placeholder } from "../../placeholder.ts";
import type { LegalDocument } from "../../schema/legal.ts";
import { sayRule } from "../rule-sentences.ts";
import { rules } from "../rules.ts";
import { site } from "../site.ts";
import { legalFacts } from "./legal-facts.ts";

const { cancellation, complaintsWithin, minimumAge } = rules;

/** The terms of a booking. Source: the specification, sections 4, 5, 6 and 9. */
export const terms: LegalDocument = {
  effective: placeholder("1 November 2026", "date from which the terms and conditions apply"),
  intro: `These terms apply between you and ${legalFacts.entity} (“${site.name}”, “we”) whenever you book, use or receive one of our services or use this website.`,
  keyFigures: [
    {
      figure: `${minimumAge.value}+`,
      unit: formatUnit(minimumAge),
      text: "of age, to use our services",
    },
    {
      figure: `${cancellation.fee.value}`,
      unit: formatUnit(cancellation.fee),
      text: `for a cancellation later than ${cancellation.freeFor.value}\u00a0${formatUnit(cancellation.freeFor)} after a driver was allocated`,
    },
    {
      figure: `${complaintsWithin.value}`,
      unit: formatUnit(complaintsWithin),
      text: "after use, in which a complaint reaches us in writing",
    },
  ],
  sections: [
    {
      id: "agreement",
      title: "The agreement",
      blocks: [
        text(
          "By making a booking, by handing goods over to us or by using this website you agree to these terms. If you act for a company, you confirm that you may bind it; “you” then means the company.",
        ),
        text([
          "Two more documents belong to them: the ",
          { label: "privacy policy", to: "/privacy-policy" },
          " says how we handle personal data, and the ",
          { label: "refund policy", to: "/refund-policy" },
          " when money is returned and how a price comes about. A written contract with a corporate customer comes before these terms where the two differ.",
        ]),
      ],
    },
    {
      id: "people",
      title: "Who is who",
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
          `${sayRule("minimumAge")} By booking you confirm that you are, and that you can enter into a contract under Indian law.`,
        ),
        text(
          "The name, phone number, addresses and load details that you give must be correct. You are responsible for what is booked with your phone number or account, so keep it to yourself and tell us at once if somebody else has used it.",
        ),
      ],
    },
    {
      id: "booking",
      title: "Booking and drivers",
      blocks: [
        text(
          "With On Demand you book an electric four-wheeler that is available near you. Verified drivers nearby are notified of the request, and one of them can accept it. Your booking stands when a driver has been allocated to it.",
        ),
        text(`${sayRule("driverAllocation")} ${sayRule("payment")}`),
        text(
          `${sayRule("driverMayRefuse")} That includes stopping, parking, turning or loading where it is forbidden, driving faster than allowed, and carrying more than the vehicle may carry. Nobody may press a driver to do so.`,
        ),
        text([
          `${sayRule("companyMayCancel")} If we do, you owe us no cancellation fee, and the `,
          { label: "refund policy", to: "/refund-policy" },
          " says what happens with a payment already made.",
        ]),
      ],
    },
    {
      id: "cancellation",
      title: "When you cancel",
      blocks: [
        text(sayRule("cancellationFee")),
        text(`${sayRule("suspension")} You cannot book during that time.`),
        text(
          `${sayRule("figuresMayChange")} What counts for your booking is the figure that was published here when you made it.`,
        ),
      ],
    },
    {
      id: "assured-booking",
      title: "Assured booking",
      blocks: [
        text("Three conditions go with an assured booking:"),
        list(sayRule("assuredHours"), sayRule("assuredClusters"), sayRule("assuredUsers")),
      ],
    },
    {
      id: "loads",
      title: "Loads and loading",
      blocks: [
        list(sayRule("boxes"), sayRule("groundFloor"), sayRule("carryingDistance")),
        text(
          "Pack the goods so that they survive a normal journey by road, and label what must stay upright or dry. The load has to fit the load bed and stay within the weight that the vehicle may carry. If it turns out larger or heavier than booked, the driver may leave part of it or decline the trip.",
        ),
        text(
          "Have the papers ready that the law wants to travel with the goods, such as the invoice and, where it is needed, the e-way bill. You answer for their being complete and true.",
        ),
        text(
          "Never hand over what may not be carried by law: arms, drugs, stolen or counterfeit goods, or living beings. Tell us beforehand about money, jewellery or anything else of unusual value; we may decline it.",
        ),
      ],
    },
    {
      id: "dangerous-goods",
      title: "Dangerous Goods",
      blocks: [
        text(sayRule("dangerousGoods")),
        text(
          "Dangerous Goods are substances and articles that can harm people, property or the environment on the road, such as explosives, gases, flammable liquids, poisons and corrosives. If they are handed over without that approval, or under another name, we may stop, unload or make them safe at your cost, and you answer for the damage they do.",
        ),
      ],
    },
    {
      id: "charges",
      title: "Charges",
      blocks: [
        text([
          "How a price comes about and in which range it lies is set out under ",
          { label: "Pricing", to: "/refund-policy" },
          ".",
        ]),
        text(sayRule("returnToll")),
        text(`${sayRule("invoices")} Until then the customer who booked remains liable for it as well.`),
        text(
          `${sayRule("lien")} That means: we may keep the goods until what is owed for them has been paid, and then hand them over without delay.`,
        ),
      ],
    },
    {
      id: "delivery",
      title: "Delivery",
      blocks: [
        text(
          "Somebody has to be at the drop to receive the goods. Check them while the driver is there; write shortages and visible damage on the delivery document, and keep the packaging.",
        ),
        text(sayRule("deliveryAccepted")),
        text(
          "Times of arrival are estimates. Traffic, weather, road blocks, checks by the authorities and waiting time at the pickup can change them.",
        ),
      ],
    },
    {
      id: "complaints",
      title: "Complaints",
      blocks: [
        text([
          `${sayRule("complaints")} Write to ${site.email} or use the `,
          { label: "contact form", to: "/contact-us" },
          ". Say which booking it is about, what happened, and what you would like us to do; photographs help.",
        ]),
      ],
    },
    {
      id: "liability",
      title: "What we answer for",
      blocks: [
        text(
          "We answer for loss of and damage to goods while they are in our hands as the law provides, including, where it applies, the Carriage by Road Act, 2007 with its limits and the periods for giving notice of a claim. Declare a higher value in writing before the goods are loaded if those limits are too low for you, and insure what you cannot afford to lose.",
        ),
        text(
          "We do not answer for damage that comes from poor packing, from the nature of the goods, from wrong details, from unlawful contents, or from events beyond our control; nor, as far as the law permits, for lost profit and other indirect loss.",
        ),
        text(
          "Nothing in these terms excludes or limits what cannot be excluded or limited by law, above all your rights as a consumer under the Consumer Protection Act, 2019.",
        ),
      ],
    },
    {
      id: "conduct",
      title: "Fair use",
      blocks: [
        text("Please do not"),
        list(
          "abuse, threaten or endanger a driver or anyone else who works with us,",
          "book without meaning to travel or ship, or in somebody else’s name without being allowed to,",
          "disturb, copy in bulk or break into this website, the apps or the chat, or get round their limits.",
        ),
        text(
          "Whoever does so may be excluded from our services, for as long as the reason lasts and after a hearing where that is possible.",
        ),
      ],
    },
    {
      id: "website",
      title: "This website",
      blocks: [
        text(
          "We keep what stands here correct, but descriptions, drawings and examples are general information and no offer. An answer of the chat assistant is general information as well: it promises no price, date or route.",
        ),
        text(
          "Texts, pictures, names and logos belong to us or to those who let us use them. Links lead to places that others answer for.",
        ),
      ],
    },
    {
      id: "changes",
      title: "Changes to these terms",
      blocks: [
        text(
          "We may change these terms by publishing a new version here, with the date from which it applies. A booking follows the version that was published when it was made.",
        ),
        text(
          "Single exceptions for a single customer are another matter: they bind us only in the way that is set out under “Authorised officers” above.",
        ),
      ],
    },
    {
      id: "law",
      title: "Law and courts",
      blocks: [
        text(
          `The law of India applies. Disputes that we cannot settle between us go to ${legalFacts.courts}, unless the law gives you, as a consumer, another court or commission.`,
        ),
        text(
          "If one of these terms turns out to be void, the others remain, and the law takes the place of the void one.",
        ),
      ],
    },
    {
      id: "contact",
      title: "How to reach us",
      blocks: [
        text(
          `${legalFacts.entity}, ${legalFacts.registeredOffice}. Email ${site.email}. Grievances: ${legalFacts.grievanceOfficer.name}, ${legalFacts.grievanceOfficer.email}.`,
        ),
      ],
    },
  ],
};
