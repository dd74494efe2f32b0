import type { OceanFreightContent } from "../schema/ocean-freight.ts";

/**
 * The Ocean Freight page. The form's fields are the specification's (section 2); what the service
 * includes is the owner's to confirm. Incoterms: the eleven rules of Incoterms 2020.
 */
export const oceanFreight: OceanFreightContent = {
  reviewed: false,
  picture: {
    name: "freight-ocean",
    alt: "A loaded container ship under a green crane, with stacked containers and two small trucks on the quay",
  },
  title: "Door to port. Port to door.",
  description: [
    "Ocean freight suits heavy or bulky shipments that are not urgent. Most delays happen on land: a truck misses the cut-off, a document does not match, or a container waits at the port.",
    "We plan your shipment as one job: pickup at your door, documents, port, sea freight and delivery to the consignee. You get one point of contact from pickup to delivery.",
  ],
  offered: {
    title: "Services offered",
    services: [
      {
        title: "Full container load (FCL)",
        text: "A container for your goods alone, sealed at your premises and opened at the consignee’s.",
      },
      {
        title: "Less than container load (LCL)",
        text: "Share a container and pay only for the space you use.",
      },
      {
        title: "Pickup and delivery",
        text: "Road transport to and from the port, with one handover at each end.",
      },
      {
        title: "Documents and customs clearance",
        text: "Invoice, packing list, bill of lading and customs documents, cross-checked before filing.",
      },
      { title: "Packing and lashing", text: "Crating, palletising and lashing suited to a sea voyage." },
      {
        title: "Cargo insurance",
        text: "Cover for the full journey, if you ask for it before the goods leave.",
      },
    ],
  },
  form: {
    title: "Book other services",
    lead: "For ocean or any other freight. Fields marked * are required.",
    groups: { sender: "Your details", route: "Route", load: "Load", extras: "Extra services" },
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
    note: "“Send Request” opens your request as a message on the Contact page. Check it and send it from there.",
  },
  request: {
    subject: (freight, departure, delivery) => `${freight} from ${departure} to ${delivery}`,
    anyFreight: "Freight",
    noExtras: "none",
  },
};
