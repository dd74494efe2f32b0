import type { ServiceDetailContent } from "../schema/service-detail.ts";

/**
 * The Ocean Freight page. The form's fields are the specification's (section 2); what the service
 * includes is the owner's to confirm. Incoterms: the eleven rules of Incoterms 2020.
 */
export const serviceDetail: ServiceDetailContent = {
  reviewed: false,
  picture: {
    name: "freight-ocean",
    alt: "A loaded container ship under a green crane, with stacked containers and two small trucks on the quay",
  },
  title: "The ship is the long part. We mind both ends.",
  description: [
    "Ocean freight carries what is heavy, bulky or in no hurry. What goes wrong, goes wrong on land: a truck that misses the cut-off, a paper that does not match, a container that waits.",
    "So the shipment is planned as one: collection at your door, the papers, the port, the crossing, and the road to the consignee. There is one company to ask where the goods are.",
  ],
  offered: {
    title: "Services offered",
    services: [
      { title: "Full container", text: "A container of your own, closed at your door and opened at theirs." },
      { title: "Shared container", text: "Pay for the room that your goods take, next to those of others." },
      {
        title: "Collection and delivery",
        text: "The road to the port and from it, with one hand-over at each end.",
      },
      {
        title: "Papers and customs",
        text: "Invoice, packing list, bill of lading and customs entry, checked together.",
      },
      { title: "Packing and lashing", text: "Crates, pallets and straps that stand a rolling ship." },
      {
        title: "Cargo insurance",
        text: "Cover for the whole way, if you ask for it before the goods leave.",
      },
    ],
  },
  form: {
    title: "Book other services",
    lead: "Ocean or any other freight. Fields marked * are required.",
    groups: { sender: "You", route: "The way", load: "The load", extras: "With it" },
    fields: {
      name: "Name",
      email: "Email",
      phone: "Phone",
      freightType: "Freight Type",
      departure: "City Of Departure",
      delivery: "Delivery City",
      incoterms: "Incoterms",
      weight: "Weight (kg)",
      height: "Height (cm)",
      width: "Width (cm)",
      length: "Length (cm)",
      fragile: "Fragile",
      expressDelivery: "Express Delivery",
      insurance: "Insurance",
      packaging: "Packaging",
    },
    undecided: "Not decided yet",
    incoterms: [
      { code: "EXW", meaning: "Ex Works" },
      { code: "FCA", meaning: "Free Carrier" },
      { code: "FAS", meaning: "Free Alongside Ship" },
      { code: "FOB", meaning: "Free On Board" },
      { code: "CFR", meaning: "Cost and Freight" },
      { code: "CIF", meaning: "Cost, Insurance and Freight" },
      { code: "CPT", meaning: "Carriage Paid To" },
      { code: "CIP", meaning: "Carriage and Insurance Paid To" },
      { code: "DAP", meaning: "Delivered at Place" },
      { code: "DPU", meaning: "Delivered at Place Unloaded" },
      { code: "DDP", meaning: "Delivered Duty Paid" },
    ],
    send: "Send Request",
    note: "Nothing is sent yet. Your request is put into a message on the Contact page, where you can read it, change it and send it.",
    noScript: {
      text: "This form needs scripts, which are off in your browser. Nothing can be sent from here. Please write to us on the",
      link: "Contact page",
    },
  },
  request: {
    subject: (freight, departure, delivery) => `${freight} from ${departure} to ${delivery}`,
    anyFreight: "Freight",
    noExtras: "none",
  },
};
