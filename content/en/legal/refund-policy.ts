import { contactAbout } from "#contract/contact-topics.ts";
import { partPath, paths } from "#contract/routes.ts";
import { countInWords } from "../../format/count-in-words.ts";
import { formatAmount, formatSpanFigures } from "../../format/english.ts";
import { list, steps, terms, text } from "../../format/legal-blocks.ts";
import { placeholder } from "../../placeholder.ts";
import type { LegalDocument } from "../../schema/legal.ts";
import { bookingHelp } from "../booking-help.ts";
import { refundCases } from "../refund-cases.ts";
import { sayRule } from "../rule-sentences.ts";
import { rules } from "../rules.ts";
import { site } from "../site.ts";
import { legalFacts } from "./legal-facts.ts";

const { price, refunds } = rules;

/** Where the section on damaged goods is. */
const toDamaged = `${paths["refund-policy"]}?at=damaged`;

/** Refunds, the nature of the business, and prices. Source: the specification, sections 4 and 9. */
export const refundPolicy: LegalDocument = {
  effective: placeholder("1 November 2026", "date from which the refund policy applies"),
  intro: [
    `How refunds work at ${site.name}, what our business is, and how we price a trip. Goods received damaged? Write to us within ${formatAmount(rules.complaintsWithin)}: `,
    { label: "what to do", to: toDamaged },
    ".",
  ],
  keyFigures: [
    {
      figure: formatSpanFigures(refunds.requestedWithin),
      unit: refunds.requestedWithin.unit,
      text: "from the issue to request a refund",
    },
    {
      figure: formatSpanFigures(refunds.processedIn),
      unit: refunds.processedIn.unit,
      text: "to process an approved refund",
    },
    {
      figure: formatSpanFigures(refunds.creditedIn),
      unit: refunds.creditedIn.unit,
      text: "to credit the money to the original payment method",
    },
  ],
  sections: [
    {
      id: "cancelling",
      title: "Cancelling a booking",
      blocks: [
        text([
          `${bookingHelp.cancel} ${bookingHelp.cancelLate} For late cancellation charges, see the `,
          { label: "terms and conditions", to: partPath(paths.terms, "cancellation") },
          ".",
        ]),
      ],
    },
    {
      id: "how-to-ask",
      title: "From request to credit",
      blocks: [
        steps(
          [
            `${sayRule("refundRequest")} Write to ${site.email} or use the `,
            { label: "contact form", to: contactAbout("refund") },
            ". Give us the booking, the phone number it was made with, the amount and what went wrong.",
          ],
          `${sayRule("refundApproval")} If any detail is missing, we will ask you for it. If your request is rejected, we will give you the reason.`,
          sayRule("refundProcessing"),
          `${sayRule("refundCredit")} Your bank or payment app may need a little longer to show it.`,
        ),
        text(
          placeholder(
            "Business days are all days except Sundays and public holidays.",
            "which days are business days",
          ),
        ),
      ],
    },
    {
      id: "eligible",
      title: "When you get a refund",
      blocks: [
        text("You get your money back in each of these cases:"),
        list(...refundCases.eligible),
        text([
          `We handle damaged goods as a complaint. Write within ${formatAmount(rules.complaintsWithin)}: `,
          { label: "what to do", to: toDamaged },
          ".",
        ]),
      ],
    },
    {
      id: "not-refundable",
      title: "When a refund is not given",
      blocks: [
        text("We do not refund a payment in these cases:"),
        list(...refundCases.notRefundable),
        text([
          "Fees for a late cancellation are set out in the ",
          { label: "terms and conditions", to: partPath(paths.terms, "cancellation") },
          ". Such a fee is refunded only if it was charged by mistake.",
        ]),
      ],
    },
    {
      id: "damaged",
      title: "If goods are received damaged",
      blocks: [
        steps(
          "Take photographs of the goods and keep the packaging. If the driver is still there, note the damage on the delivery document.",
          [
            `Write to us within ${formatAmount(rules.complaintsWithin)}. Use the `,
            { label: "damage complaint form", to: contactAbout("damage") },
            `, or ${site.email} to attach the photographs. You can also call ${site.phones[0]}, but a complaint has to be in writing.`,
          ],
        ),
        text([
          "We are liable for damage to goods in our custody as the law provides, but not for damage caused by poor packing. The ",
          { label: "terms and conditions", to: partPath(paths.terms, "liability") },
          " explain our liability.",
        ]),
      ],
    },
    {
      id: "disagree",
      title: "If you disagree",
      blocks: [
        text(
          `Write to ${legalFacts.grievanceOfficer.email} with the reference of your request. We will review it again. ${legalFacts.grievanceOfficer.times}`,
        ),
        text(
          "Nothing on this page takes away your rights under the law, including the Consumer Protection Act, 2019.",
        ),
      ],
    },
    {
      id: "nature-of-business",
      title: "Nature of Business",
      blocks: [
        text(
          `${site.name} is a mid-mile and last-mile logistics provider. We carry parcels and freight on a fleet of electric four-wheelers, for businesses and consumers. For longer distances and larger loads, we also offer air, ocean and rail freight and project cargo, besides warehousing.`,
        ),
        terms(
          [
            "On Demand",
            [
              "A customer app to book an available electric four-wheeler near you, and a driver app for verified drivers. ",
              { label: "About On Demand", to: paths["on-demand"] },
            ],
          ],
          [
            "Intercity",
            ["Freight on fixed routes between cities. ", { label: "See the routes", to: paths.intercity }],
          ],
          [
            "Corporates",
            [
              "Fleet and workforce management for companies, with the tracking app Trackk. ",
              { label: "About Corporates", to: paths.corporate },
            ],
          ],
        ),
        text(
          "We take card payments through a payment gateway for On Demand only. Intercity and Corporates have no payment gateway. You enter your card details with the payment provider. This website never asks for them or stores them.",
        ),
        text("We sell a service, not goods, so you do not need to return anything to get a refund."),
      ],
    },
    {
      id: "pricing",
      title: "Pricing",
      blocks: [
        text(
          `${sayRule("priceRange")} The exact price depends on ${countInWords(price.factors.length).toLowerCase()} things:`,
        ),
        terms(...price.factors.map(({ name, detail }) => [name, `${detail}.`] as const)),
        text([
          "For a contract, a regular route or an unusual load, ",
          { label: "ask for a quote", to: contactAbout("quote") },
          ". All prices are in Indian rupees.",
        ]),
        text(bookingHelp.pay),
      ],
    },
  ],
};
