/**
 * The text fields that a form shows again, after a failed post or from a draft. Without zod, because the browser
 * imports it.
 */
import type { Application } from "./applicants.ts";
import type { ContactMessage } from "./contact.ts";

export type ContactFields = Readonly<ContactMessage>;

/** A subject and a message that the site writes for the visitor, and what it knows of the sender. */
export type PrefilledMessage = Partial<ContactFields> & Pick<ContactFields, "subject" | "query">;

/** Without the Aadhaar number: no document and no storage of the browser may hold it. */
export type ApplicationFields = Readonly<Omit<Application, "aadharNumber">>;

export const emptyContactFields: ContactFields = { name: "", email: "", phone: "", subject: "", query: "" };

export const emptyApplicationFields: ApplicationFields = {
  name: "",
  address: "",
  phoneNumber: "",
  licenseNumber: "",
  description: "",
  jobId: "",
};

/** The identity numbers of an application: no storage of a browser keeps them. */
export const secretApplicationFields = ["aadharNumber", "licenseNumber"] as const;
