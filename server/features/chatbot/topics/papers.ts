import type { Topic } from "./topic.ts";

/** The papers of the road, which the FAQ explains. */
export const papersTopics: readonly Topic[] = [
  {
    id: "paper",
    when: [
      "gta",
      "lorryReceipt",
      "ewayBill",
      "inputTax",
      "ebn",
      "consigneeCopy",
      "reverseCharge",
      "consignor",
      "document load",
      "document road",
      "document passenger",
    ],
    also: "what when valid need get tax gst cancel howLong who limit price reverseCharge gta road deliver load ebn ewayBill document consignor lorryReceipt consigneeCopy electric vehicle how howMany distance receiver driver fee inputTax about @distance list duplicate want accept refuse invoice pay not freight service carry range upstairs",
    computed: "paper",
    pages: ["faq"],
  },
];
