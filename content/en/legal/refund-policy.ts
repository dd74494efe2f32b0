import { formatSpanFigures } from "../../format/english.ts";
import { list, steps, terms, text } from "../../format/legal-blocks.ts";
import { placeholder } from "../../placeholder.ts";
import type { LegalDocument } from "../../schema/legal.ts";
import { refundCases } from "../refund-cases.ts";
import { sayRule } from "../rule-sentences.ts";
import { rules } from "../rules.ts";
import { site } from "../site.ts";
import { legalFacts } from "./legal-facts.ts";

const { price, refunds } = rules;

/** Refunds, the nature of the business, and prices. Source: the specification, sections 4 and 9. */
export const refundPolicy: LegalDocument = {
  effective: placeholder("1 November 2026", "date from which the refund policy applies"),
  intro: `How you get money back from ${site.name}, what our business is, and how a price comes about.`,
  keyFigures: [
    {
      figure: formatSpanFigures(refunds.requestedWithin),
      unit: refunds.requestedWithin.unit,
      text: "from the issue, in which you ask for the refund",
    },
    {
      figure: formatSpanFigures(refunds.processedIn),
      unit: refunds.processedIn.unit,
      text: "until an approved refund is processed",
    },
    {
      figure: formatSpanFigures(refunds.creditedIn),
      unit: refunds.creditedIn.unit,
      text: "until the money is credited to the original payment method",
    },
  ],
  sections: [
    {
      id: "how-to-ask",
      title: "From request to credit",
      blocks: [
        steps(
          [
            `${sayRule("refundRequest")} Write to ${site.email} or use the `,
            { label: "contact form", to: "/contact-us" },
            ". Name the booking, the phone number it was made with, the amount, and what went wrong.",
          ],
          `${sayRule("refundApproval")} If something is missing we ask for it; if we refuse, we say why.`,
          sayRule("refundProcessing"),
          `${sayRule("refundCredit")} Your bank or payment app may need a little longer to show it.`,
        ),
        text(
          placeholder(
            "Business days are all days but Sundays and public holidays.",
            "which days are business days",
          ),
        ),
      ],
    },
    {
      id: "eligible",
      title: "When you get a refund",
      blocks: [text("You get your money back in each of these cases:"), list(...refundCases.eligible)],
    },
    {
      id: "not-refundable",
      title: "When you do not",
      blocks: [
        text("We cannot refund a payment when the reason is one of these:"),
        list(...refundCases.notRefundable),
        text([
          "Fees for a late cancellation are set out in the ",
          { label: "terms and conditions", to: "/Terms-condition" },
          ". They are not refunded unless they were charged by mistake.",
        ]),
      ],
    },
    {
      id: "disagree",
      title: "If you disagree",
      blocks: [
        text(
          `Write to ${legalFacts.grievanceOfficer.email} and give the number of your request. We then look at it again.`,
        ),
        text(
          "Nothing on this page takes away a right that the law gives you, among others under the Consumer Protection Act, 2019.",
        ),
      ],
    },
    {
      id: "nature-of-business",
      title: "Nature of Business",
      blocks: [
        text(
          `${site.name} is a logistics provider for the middle and the last mile. We carry parcels and freight by road on a fleet of electric four-wheelers, for businesses and for consumers.`,
        ),
        terms(
          [
            "On Demand",
            [
              "A customer app in which you book an available electric four-wheeler near you, and a driver app for verified drivers. ",
              { label: "About On Demand", to: "/service/on-demand" },
            ],
          ],
          [
            "Intercity",
            [
              "Freight on fixed routes between cities. ",
              { label: "See the routes", to: "/service/intercity" },
            ],
          ],
          [
            "Corporates",
            [
              "Fleet and workforce management for companies, with the tracking app Trackk. ",
              { label: "About Corporates", to: "/service/corporate" },
            ],
          ],
        ),
        text(
          "Card payments through a payment gateway are taken for On Demand only. Intercity and Corporates have none. Card details are entered with the payment provider; this website neither asks for them nor keeps them.",
        ),
        text("We sell a service and no goods; nothing has to be returned to us for a refund."),
      ],
    },
    {
      id: "pricing",
      title: "Pricing",
      blocks: [
        text(`${sayRule("priceRange")} Where in this range it lies depends on four things:`),
        terms(...price.factors.map(({ name, detail }) => [name, `${detail}.`] as const)),
        text([
          "For a contract, a regular route or an unusual load, ",
          { label: "ask for a quote", to: "/contact-us" },
          ". All prices are in Indian rupees.",
        ]),
      ],
    },
  ],
};
