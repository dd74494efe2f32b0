import type { FaqContent } from "../schema/faq.ts";

/**
 * The six questions of the specification, whose own answers are filler. Written from the acts and
 * rules named under each; rates and thresholds that change often are left to the rule itself.
 */
export const faq: FaqContent = {
  intro: {
    title: "Paperwork for your trip",
    text: "Six common questions about transport documents and GST. Every answer names the rule behind it, so you or your CA can check it.",
  },
  items: [
    {
      id: "gta",
      question: "What is a goods transport agency (GTA)?",
      answer: [
        "A goods transport agency (GTA) carries goods by road for others and issues a consignment note for them, by whatever name the note is called. The note is what counts. Someone who only hires out a vehicle and issues no note is not a GTA.",
        "This matters for GST. Road transport of goods is exempt from GST unless a GTA or a courier agency provides it. A GTA’s service is taxed, except for goods such as milk and food grains and for most unregistered customers. Factories, companies, partnership firms, businesses registered for GST and some others pay the tax themselves under reverse charge, unless the GTA has chosen to charge it on its own invoice.",
      ],
      legalSources: [
        "Notification 12/2017-Central Tax (Rate), para 2(ze) and entries 18, 21 and 21A",
        "CGST Act, 2017, section 9(3)",
        "Notification 13/2017-Central Tax (Rate), entry 1",
      ],
      reviewed: false,
    },
    {
      id: "lorryReceipt",
      question: "What is a lorry receipt?",
      answer: [
        "A lorry receipt (LR) is the document the carrier gives the sender when it takes over the goods. It is also called a consignment note, bilty or goods receipt. It shows what was received, how many packages, from whom and for whom.",
        "The LR is made in three copies, and the original goes to the sender. It is evidence of the weight and the number of packages unless proved otherwise. A GTA’s invoice must show the sender and the receiver, the vehicle’s registration number, the goods and their gross weight, the origin and destination, and the GSTIN of the person who pays the tax. Most carriers print all of this on the LR.",
        "Before you sign, check the number of packages, the weight, the declared value, the origin and destination, and who pays the freight.",
      ],
      legalSources: ["Carriage by Road Act, 2007, sections 8 and 9", "CGST Rules, 2017, rule 54(3)"],
      reviewed: false,
    },
    {
      id: "ewayBill",
      question: "When is an e-way bill needed?",
      answer: [
        "You need an e-way bill before goods worth more than ₹50,000 start moving by motor vehicle. The rule covers electric trucks too. Some movements need an e-way bill at any value, some goods need none, and several States have set a higher limit for trips within the State.",
        "The supplier or the receiver, if registered, fills in the goods and the invoice (Part A). Whoever moves the goods adds the vehicle (Part B). If neither of them has generated the bill, the transporter must do it. Without Part B the bill is not valid for a trip, except for a distance of up to 50 km within a State between the sender’s place and the transporter’s.",
        "For cargo of regular size the bill is valid for one day for every 200 km or part of it. It can be cancelled within 24 hours of being generated if the goods did not move, or did not move as entered.",
      ],
      legalSources: ["CGST Act, 2017, section 68", "CGST Rules, 2017, rule 138(1)-(3), (9), (10) and (14)"],
      reviewed: false,
    },
    {
      id: "inputTax",
      question: "Can input tax credit be claimed on transport?",
      answer: [
        "Yes, if you are registered for GST and the transport is for your taxable business. You can then set off the GST on freight against your own, like any other input tax. This also applies if you paid it yourself under reverse charge.",
        "You need the carrier’s tax invoice or, under reverse charge, the document that you have to issue yourself. The tax must actually have been paid. There is no credit for the part used for exempt supplies or private purposes.",
        "The carrier’s own credit is a separate matter. A GTA that charges the lower rate gives up the credit on its purchases, and one that opts for the higher rate keeps it. The rates are in the notification below and have changed before, so check the one in force on the date of the invoice.",
      ],
      legalSources: [
        "CGST Act, 2017, sections 16 and 17",
        "CGST Rules, 2017, rules 36 and 42",
        "Notification 11/2017-Central Tax (Rate), entry 9, as amended",
      ],
      reviewed: false,
    },
    {
      id: "ebn",
      question: "What is the unique e-way bill number?",
      answer: [
        "It is the number that the portal gives to each e-way bill, called the e-way bill number (EBN). The supplier, the receiver and the transporter can all see it. They use it to find the bill, and an officer can use it to check the bill on the road.",
        "The driver carries the invoice, bill of supply or delivery challan, along with the e-way bill on paper or its number in electronic form. If the goods change vehicles, the number stays the same and the new vehicle is updated under it. Several bills on one vehicle can be combined into a consolidated e-way bill.",
        "The receiver has 72 hours, or until delivery if that comes first, to accept or reject the consignment on the portal. No response counts as acceptance.",
      ],
      legalSources: ["CGST Rules, 2017, rule 138(4)-(6), (11) and (12)", "CGST Rules, 2017, rule 138A(1)"],
      reviewed: false,
    },
    {
      id: "consigneeCopy",
      question: "What is the consignee copy?",
      answer: [
        "The consignee copy is the receiver’s copy of the lorry receipt. The consignee is the receiver, who checks this copy against what is unloaded: packages, weight, marks and condition.",
        "Sign only for what you have received. If something is missing or damaged, write it on the carrier’s copy before you sign, keep your copy and take photos, because a claim depends on them. Before anyone can sue, the law requires a written notice to the carrier within 180 days of booking. Our terms ask for complaints sooner. They do not take away your rights under the law.",
        "Do not confuse it with the copies of the invoice. An invoice for goods has three copies: the original for the recipient, the duplicate for the transporter and the triplicate for the supplier.",
      ],
      legalSources: ["Carriage by Road Act, 2007, sections 9 and 16", "CGST Rules, 2017, rule 48(1)"],
      reviewed: false,
    },
  ],
  legalSources: "Source",
  note: "This is general information on Indian law, not tax or legal advice. Limits and rates change and differ between States, so check the rule in force on the day.",
  papers: {
    title: "Who holds which document",
    text: "Where each document is when a goods transport agency carries taxable goods under an e-way bill.",
    holders: [
      {
        id: "sender",
        name: "The sender",
        papers: [
          { paper: "Tax invoice", held: "keeps the triplicate" },
          { paper: "Lorry receipt", held: "gets the original" },
          { paper: "E-way bill", held: "sees its number on the portal" },
        ],
      },
      {
        id: "driver",
        name: "The driver",
        papers: [
          { paper: "Tax invoice", held: "carries the duplicate" },
          { paper: "Lorry receipt", held: "carries the carrier’s copy" },
          { paper: "E-way bill", held: "carries it on paper, or its number" },
        ],
      },
      {
        id: "receiver",
        name: "The receiver",
        papers: [
          { paper: "Tax invoice", held: "gets the original" },
          { paper: "Lorry receipt", held: "gets the consignee copy" },
          { paper: "E-way bill", held: "accepts or rejects it on the portal" },
        ],
      },
    ],
  },
};
