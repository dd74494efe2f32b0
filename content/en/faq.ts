import type { FaqContent } from "../schema/faq.ts";

/**
 * The six questions of the specification, whose own answers are filler. Written from the acts and
 * rules named under each; rates and thresholds that change often are left to the rule itself.
 */
export const faq: FaqContent = {
  intro: {
    title: "Papers first, then the road",
    text: "Six questions that come up before nearly every trip. Each answer names the rule it rests on, so that you or your accountant can look it up.",
  },
  items: [
    {
      question: "What is a goods transport agency (GTA)?",
      answer: [
        "A goods transport agency is whoever carries goods by road for others and issues a consignment note for them, whatever that note is called. The note makes the difference: a person who just hires out a vehicle and issues none is not a GTA.",
        "It matters for tax. Carrying goods by road is exempt from GST unless it is done by a GTA or a courier agency. A GTA’s service is taxed, and certain customers, such as factories, companies, partnership firms and businesses registered for GST, pay the tax in the GTA’s place (reverse charge), unless the GTA has chosen to charge it on its own invoice.",
      ],
      legalSources: [
        "Notification 12/2017-Central Tax (Rate), para 2(ze) and entry 18",
        "CGST Act, 2017, section 9(3)",
        "Notification 13/2017-Central Tax (Rate), entry 1",
      ],
      reviewed: false,
    },
    {
      question: "What is a lorry receipt?",
      answer: [
        "A lorry receipt (LR), also called consignment note, bilty or goods receipt, is what the carrier gives the sender on taking over the goods. It shows what was received, how many packages, from whom and for whom.",
        "It is made out in three copies, of which the original goes to the sender, and is evidence of the weight and the number of packages until the contrary is shown. A GTA’s invoice has to name the sender and the receiver, the vehicle’s registration number, the goods and their gross weight, the places of origin and destination, and the GSTIN of whoever pays the tax; most carriers put all of it on the LR.",
        "Read it before you sign: number of packages, weight, declared value, places, and who pays the freight.",
      ],
      legalSources: ["Carriage by Road Act, 2007, sections 8 and 9", "CGST Rules, 2017, rule 54(3)"],
      reviewed: false,
    },
    {
      question: "When is an e-way bill needed?",
      answer: [
        "Before goods worth more than Rs.50,000 start to move by motor vehicle, the movement has to be registered on the e-way bill portal. An electric truck is a motor vehicle like any other. Some movements need one at any value, some goods need none, and several States have set a higher limit for trips inside the State.",
        "The supplier or the receiver, if registered, fills in the goods and the invoice (Part A); whoever moves the goods adds the vehicle (Part B). If neither of them has done so, the transporter has to. Without Part B the bill does not cover a trip, apart from a short stretch of up to 50 km within a State between the sender’s place and the transporter’s.",
        "It is valid for one day for every 200 km or part of them in a normal vehicle. It can be cancelled within 24 hours of being made if the goods did not move, or not as entered.",
      ],
      legalSources: ["CGST Act, 2017, section 68", "CGST Rules, 2017, rule 138(1)-(3), (9), (10) and (14)"],
      reviewed: false,
    },
    {
      question: "Can input tax credit be claimed on transport?",
      answer: [
        "Yes, if you are registered and the transport serves your taxable business. The GST on a freight service is then input tax like any other: you may set it off against your own. That holds too when you paid it yourself under reverse charge.",
        "You need the carrier’s tax invoice or, under reverse charge, the document that you have to make out yourself, and the tax must really have been paid. There is no credit for the part that serves exempt supplies or private use.",
        "The carrier’s own credit is another matter: a GTA that charges the lower rate gives up the credit on what it buys; one that opts for the higher rate keeps it. The rates are in the notification below, and they have changed before, so check the one in force on the day of the invoice.",
      ],
      legalSources: [
        "CGST Act, 2017, sections 16 and 17",
        "CGST Rules, 2017, rules 36 and 42",
        "Notification 11/2017-Central Tax (Rate), entry 9, as amended",
      ],
      reviewed: false,
    },
    {
      question: "What is the unique e-way bill number?",
      answer: [
        "When an e-way bill has been made, the portal gives it a unique number of its own, the e-way bill number (EBN), and shows it to the supplier, the receiver and the transporter. With this number anybody concerned can find the bill, and an officer can check it on the road.",
        "The driver carries the invoice, bill of supply or delivery challan and, with it, the e-way bill on paper or its number in electronic form. If the goods change vehicles, the number stays and the new vehicle is entered under it. Several bills on one vehicle can be put together in a consolidated one.",
        "The receiver has 72 hours, or until delivery if that comes first, to accept or reject the consignment on the portal; silence counts as acceptance there.",
      ],
      legalSources: ["CGST Rules, 2017, rule 138(4)-(6), (11) and (12)", "CGST Rules, 2017, rule 138A(1)"],
      reviewed: false,
    },
    {
      question: "What is the consignee copy?",
      answer: [
        "The consignee is the receiver. The consignee copy is the copy of the lorry receipt that is meant for the receiver, who compares it with what is unloaded: packages, weight, marks and condition.",
        "Sign for what you got, and no more. If something is missing or damaged, write it on the carrier’s copy before you sign, keep your copy and take pictures: a claim rests on them. The law wants a written notice to the carrier before anyone can sue, within 180 days from the booking; our own period for complaints is shorter and stands in our terms.",
        "Do not mix it up with the invoice. Of the three copies of an invoice for goods, the original is for the recipient, the duplicate for the transporter and the triplicate for the supplier.",
      ],
      legalSources: ["Carriage by Road Act, 2007, sections 9 and 16", "CGST Rules, 2017, rule 48(1)"],
      reviewed: false,
    },
  ],
  legalSources: "Rests on",
  note: "General information on the law of India, not tax or legal advice for your case. Thresholds and rates change, and States differ: check the rule in force on the day.",
  papers: {
    title: "Who holds which paper",
    text: "One trip of taxed goods with a goods transport agency and an e-way bill: where each paper is while the goods are on the road.",
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
