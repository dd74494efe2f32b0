import { partPath, paths } from "#contract/routes.ts";
import { formatAmount } from "../format/english.ts";
import type { ContactContent } from "../schema/contact.ts";
import { answerTimes } from "./answer-times.ts";
import { bookingHelp } from "./booking-help.ts";
import { rules } from "./rules.ts";

const complaintDeadline = {
  label: "Until when can I complain?",
  to: partPath(paths.terms, "deadline-calculator-title"),
};

/** The Contact page. */
export const contact: ContactContent = {
  title: "Contact Us",
  lead: "Tell us your load, pickup, drop and contact number. We will get back to you.",
  form: {
    title: "Send Us a Message",
    another: "Send another message",
    lead: "Fields marked * are required.",
    fields: {
      name: { label: "Name" },
      email: {
        label: "Email",
        hint: "No email ID? Type “NA” and we will call you.",
        missing: "Email is required. No email ID? Type “NA” and we will call you.",
      },
      phone: { label: "Phone", hint: `Indian mobile numbers have ${formatAmount(rules.identity.phone)}.` },
      subject: { label: "Subject" },
      query: { label: "Message", hint: "For a quote, tell us the goods, weight, size, pickup and drop." },
    },
    send: "Send message",
    sending: "Sending…",
    next: `We reply ${answerTimes.reply}.`,
    nextBy: (day, time) => `We reply ${answerTimes.reply}: ${day} by ${time}.`,
    closedNow: (next) => `Our office is closed now. ${next}`,
    call: "Or call us:",
    carriedOver: "Your request is in the message below. It has not been sent yet. Please check and send it.",
    reach: {
      both: (phone, email) => `We will call ${phone} or write to ${email}.`,
      phone: (phone) => `We will call ${phone}.`,
      email: (email, phone) => `We will write to ${email}. We may not be able to call “${phone}”.`,
      nothing: (phone, email) =>
        `We may not be able to reach you on “${phone}” or “${email}”. Please call us.`,
    },
    urgent: "Need it today or tomorrow? Call us too:",
  },
  topic: {
    unfilled: (names) => `Still empty: ${names}. Please fill in what you know.`,
    filled: "Every line is filled in.",
    messages: {
      quote: { subject: "Quote", lines: ["Goods", "Weight and size", "Pickup", "Drop", "Date"] },
      refund: {
        subject: "Refund request",
        lines: ["Booking number", "Phone number of the booking", "Amount paid", "What went wrong"],
      },
      damage: {
        subject: "Goods received damaged",
        lines: ["Booking number", "What is damaged", "When it arrived", "How it was packed"],
      },
      complaint: { subject: "Complaint", lines: ["Booking number", "What happened", "Resolution requested"] },
      deletion: {
        subject: "Delete my data",
        lines: ["Email or phone number you used", "Reference number, if you have one"],
      },
      corporates: {
        subject: "Corporates",
        lines: ["Company", "Cities", "Deliveries a day", "What you move"],
      },
      trackk: { subject: "Trackk enquiry", lines: ["Company", "Cities", "Vehicles", "Drivers"] },
      work: { subject: "Job enquiry", lines: ["Type of work", "Your city", "Your experience"] },
    },
    deadlines: {
      refund: {
        label: "Until when can I ask?",
        to: partPath(paths["refund-policy"], "deadline-calculator-title"),
      },
      damage: complaintDeadline,
      complaint: complaintDeadline,
    },
  },
  quote: {
    lead: "Your enquiry is filled in. Add your name, email and phone, and send it.",
    trip: (trip) => `Your trip: ${trip}`,
    corporate: (service) => `Your enquiry: ${service}`,
    price: `Price ${answerTimes.reply}`,
    change: "Change",
    message: "View or edit the message",
    send: "Send enquiry",
    sent: "What you sent",
    vehicle: "Vehicle",
  },
  // The exact words of the specification.
  alerts: {
    sent: "Thank you! Your message has been sent successfully.",
    notAccepted: "Oops! Something went wrong. Please try again.",
    errorPrefix: "Error: ",
    serverError: "There was a problem with the server. Please try again later.",
    noResponse: "No response from the server. Please check your internet connection.",
    unexpected: "An unexpected error occurred. Please try again.",
  },
  panel: {
    title: "Talk to us",
    office: "Office address",
    phones: "Phone",
    hours: `Office and phones: ${answerTimes.officeHours}`,
    email: "Email",
    track: {
      title: "Where is my delivery?",
      text: bookingHelp.track,
      late: "Has your driver not come yet? Keep your booking details or reference number ready, and call us:",
    },
    save: "Save to contacts",
    picture: {
      name: "contact",
      alt: "A desk with a telephone, letters, a cup of tea and a model of an electric truck",
    },
  },
  map: {
    title: "Map of Mohali",
    place: "Mohali",
    note: "Our office is in Mohali, Punjab, next to Chandigarh. The detailed map is by OpenStreetMap.",
    show: "Show the map",
    hide: "Hide the map",
    open: "Open the map in a new tab",
    drawing: {
      name: "Map, not to scale: our office is in Mohali, south-west of Chandigarh. Panchkula lies to the east. The highway NH 5 joins the three.",
      office: "Our office",
      mohali: "Mohali",
      chandigarh: "Chandigarh",
      panchkula: "Panchkula",
      lake: "Sukhna Lake",
      highway: "NH 5",
      north: "N",
      scale: "Not to scale",
    },
    bounds: [76.655, 30.665, 76.785, 30.745],
  },
};
