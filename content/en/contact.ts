import type { ContactContent } from "../schema/contact.ts";

/** The Contact page. */
export const contact: ContactContent = {
  title: "Contact Us",
  lead: "Tell us what has to move, from where to where. A person in Mohali reads every message.",
  form: {
    title: "Send Us a Message",
    lead: "Fields marked * are needed.",
    fields: {
      name: { label: "Name" },
      email: { label: "Email" },
      phone: { label: "Phone" },
      subject: { label: "Subject" },
      query: { label: "Message", hint: "For a quote: what it is, its weight and size, and both places." },
    },
    send: "Send message",
    sending: "Sending…",
  },
  // To the word as specified.
  alerts: {
    sent: "Thank you! Your message has been sent successfully.",
    notAccepted: "Oops! Something went wrong. Please try again.",
    errorPrefix: "Error: ",
    serverError: "There was a problem with the server. Please try again later.",
    noResponse: "No response from the server. Please check your internet connection.",
    unexpected: "An unexpected error occurred. Please try again.",
  },
  reference: "Your reference:",
  panel: {
    title: "Talk to us",
    office: "Office",
    phones: "Phone",
    email: "Email",
    pictureAlt: "A desk with a telephone, letters, a cup of tea and a model of an electric truck",
  },
  map: {
    title: "Map of Mohali",
    place: "Mohali",
    note: "The office is in Mohali, Punjab, beside Chandigarh. Call before you come, and we have time for you.",
    show: "Show the map",
    hide: "Hide the map",
    open: "Open the map in a new tab",
    bounds: [76.655, 30.665, 76.785, 30.745],
  },
};
